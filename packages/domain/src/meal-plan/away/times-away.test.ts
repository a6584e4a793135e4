import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { Template } from '../template.ts'
import { dateOfDay, datesOf } from '../template.ts'
import { about, templateOf } from '../testing/invented-template.ts'
import { awayFrom, calendarAround, type DatesAway, findAwayOn, layAway, listAway } from './times-away.ts'

const plan = templateOf(['rrrrrrr', 'rrrrrrr', 'rrrrrrr', 'rrrrrrr'])
const on = (offset: number): IsoDate => addDays(about.startDate, offset)
const away = (id: string, from: number, to: number): DatesAway => ({ id, from: on(from), to: on(to) })
const laid = (...times: readonly DatesAway[]) => layAway(plan, times)
const dayAfter = ({ weeks }: Template, dayNumber: number) => weeks.flatMap(({ days }) => days)[dayNumber - 1]!

describe('a plan with times away', () => {
  it('[TOG-1] has the days that were to come after them, and those before where they were', () => {
    const template = laid(away('trip', 2, 4))
    expect(datesOf(template).slice(0, 4)).toEqual([on(0), on(1), on(5), on(6)])
    expect(dateOfDay(template, 28)).toBe(on(30))
    expect(dayAfter(template, 3).awayBefore).toEqual([{ id: 'trip', days: 3 }])
    expect(listAway(template)).toEqual([away('trip', 2, 4)])
  })

  it('[TOG-1] may begin with one, and may have two right after each other, told in any order', () => {
    const [first, second, third] = [away('first', 0, 0), away('second', 3, 4), away('third', 5, 8)]
    const template = laid(third, second, first)
    expect(listAway(template)).toEqual([first, second, third])
    expect(datesOf(template).slice(0, 4)).toEqual([on(1), on(2), on(9), on(10)])
    expect(dayAfter(template, 3).awayBefore).toEqual([
      { id: 'second', days: 2 },
      { id: 'third', days: 4 },
    ])
  })

  it('[TOG-1] isn’t moved by what lies outside of it, and of what began before it by what is left', () => {
    expect(laid(away('before', -9, -1))).toBe(plan)
    expect(laid(away('after', 28, 30))).toBe(plan)
    expect(listAway(laid(away('begun', -3, 0)))).toEqual([away('begun', 0, 0)])
    expect(listAway(laid(away('last', 27, 27)))).toEqual([away('last', 27, 27)])
  })

  it('[TOG-1] has the same days and weeks as the same objects', () => {
    const template = laid(away('trip', 9, 10))
    const [first, second, third] = template.weeks
    expect([first, third]).toEqual([plan.weeks[0], plan.weeks[2]])
    expect(first).toBe(plan.weeks[0])
    expect(third).toBe(plan.weeks[2])
    expect(second!.days[1]).toBe(plan.weeks[1]!.days[1])
    expect(second!.days[2]).not.toBe(plan.weeks[1]!.days[2])
    expect(layAway(template, [away('trip', 9, 10)])).toBe(template)
    expect(layAway(template, [away('another', 9, 10)])).not.toBe(template)
    expect(listAway(layAway(template, [away('trip', 9, 11)]))).toEqual([away('trip', 9, 11)])
    expect(layAway(template, [])).toEqual(plan)
    expect(dayAfter(layAway(template, []), 10)).not.toHaveProperty('awayBefore')
  })

  it('[TOG-1] knows which time away holds a date: its first, its last and those between', () => {
    const template = laid(away('trip', 2, 4), away('fair', 10, 10))
    const ids = [1, 2, 3, 4, 5, 10].map((offset) => findAwayOn(template, on(offset))?.id)
    expect(ids).toEqual([undefined, 'trip', 'trip', 'trip', undefined, 'fair'])
  })
})

describe('a calendar around times away', () => {
  it('[TOG-1] counts 28 days from its start, those away left out', () => {
    const { startDate, days } = calendarAround(on(0), [away('trip', 1, 2)])
    expect(startDate).toBe(on(0))
    expect(days).toHaveLength(28)
    expect([...days.slice(0, 3), days[27]]).toEqual([0, 3, 4, 29])
  })

  it('[TOG-1] of a plan that starts later takes of an earlier one’s times what lies within it', () => {
    const times = [away('gone', 0, 3), away('ends', 1, 4), away('begun', 2, 9), away('starts', 4, 5)]
    expect(awayFrom(times, on(4))).toEqual([away('ends', 4, 4), away('begun', 4, 9), away('starts', 4, 5)])
    expect(awayFrom([away('later', 6, 7)], on(4))).toEqual([away('later', 6, 7)])
  })
})
