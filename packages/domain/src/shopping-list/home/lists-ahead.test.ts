import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate, parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import type { ListFood } from '../listed-cooking.ts'
import { daysOfLists, listsAhead, usableUntilDay } from './list-days.ts'
import type { PlanList } from './plan-stock.ts'

const startDate = parseIsoDate('2026-11-23') as IsoDate
const calendar = unbrokenCalendar(startDate)

const list = (week: number, own: Partial<PlanList> = {}): PlanList => {
  return { fromDay: week * 7, beforeDay: week * 7 + 7, ticks: [], ...own }
}
const tick = { ingredient: 'egg', checked: true, atMs: 1, neededGrams: 100 }
const food = (own: Partial<ListFood>): ListFood => ({
  ...{ id: 'cabbage', name: 'cabbage', plural: 'cabbages', aisle: 'produce', measures: {} },
  buy: { unit: 'each', grams: 900 },
  ...own,
})

describe('the lists ahead', () => {
  it('[PAN-5] are those whose shopping isn’t over and that have no tick', () => {
    const lists = [
      list(0),
      list(1, { ticks: [tick] }),
      list(2, { ticks: [{ ...tick, checked: false }] }),
      list(3),
    ]
    const ahead = listsAhead({ startDate, lists }, addDays(startDate, 1))
    expect(ahead.map(({ fromDay }) => fromDay)).toEqual([14, 21])
    expect(listsAhead({ startDate, lists }, startDate).map(({ fromDay }) => fromDay)).toEqual([0, 14, 21])
    expect([...daysOfLists(ahead, calendar)]).toEqual([
      15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
    ])
  })

  it('[PAN-5] what is at home serves the list’s days, and later ones while it keeps', () => {
    expect(usableUntilDay(food({ keeps: { closed: 2, opened: 1 } }), list(1), calendar)).toBe(14)
    expect(usableUntilDay(food({ keeps: { closed: 10, opened: 4 } }), list(1), calendar)).toBe(18)
    expect(usableUntilDay(food({}), list(1), calendar)).toBe(14)
    expect(usableUntilDay(food({ class: 'spice' }), list(1), calendar)).toBe(Number.POSITIVE_INFINITY)
  })
})
