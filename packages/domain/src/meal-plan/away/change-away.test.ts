import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import { completeDay } from '../operations/complete-day.ts'
import type { Template } from '../template.ts'
import { about, dayAt, made, refusalOf, templateOf } from '../testing/invented-template.ts'
import {
  addAway,
  awayChange,
  bringBackAway,
  findAwayFault,
  findUneatenDates,
  longestDaysAway,
  mostTimesAway,
  refusalToBringBackAway,
  removeAway,
} from './change-away.ts'
import { type DatesAway, layAway, listAway } from './times-away.ts'

const plan = templateOf(['rrrrrrr', 'rrrrrrr', 'rrrrrrr', 'rrrrrrr'])
const on = (offset: number): IsoDate => addDays(about.startDate, offset)
const dates = (from: number, to: number) => ({ from: on(from), to: on(to) })
const away = (id: string, from: number, to: number): DatesAway => ({ id, ...dates(from, to) })
const eaten = (template: Template, most: number) =>
  Array.from({ length: most }, (_, at) => at + 1).reduce(
    (now, dayNumber) => made(completeDay(now, dayAt(now, dayNumber))),
    template,
  )
const trip = layAway(plan, [away('trip', 4, 6)])

describe('findAwayFault', () => {
  it('[TOG-1] allows any dates within the plan, one day or a year', () => {
    expect(findAwayFault(plan, dates(0, 0))).toBeUndefined()
    expect(findAwayFault(plan, dates(27, 40))).toBeUndefined()
    expect(findAwayFault(plan, dates(3, 3 + longestDaysAway - 1))).toBeUndefined()
  })

  it('[TOG-1] names the date that is wrong', () => {
    expect(findAwayFault(plan, dates(3, 2))).toEqual({ field: 'to', fault: 'from-after-to' })
    expect(findAwayFault(plan, dates(3, 3 + longestDaysAway))).toEqual({ field: 'to', fault: 'too-long' })
    expect(findAwayFault(plan, dates(-1, 2))).toEqual({ field: 'from', fault: 'outside' })
    expect(findAwayFault(plan, dates(28, 30))).toEqual({ field: 'from', fault: 'outside' })
  })

  it('[TOG-1] counts the plan’s last day where times away have moved it', () => {
    expect(findAwayFault(trip, dates(30, 30))).toBeUndefined()
    expect(findAwayFault(trip, dates(31, 31))).toEqual({ field: 'from', fault: 'outside' })
  })

  it('[TOG-1] leaves days alone that were eaten', () => {
    const begun = eaten(plan, 2)
    expect(findAwayFault(begun, dates(1, 5))).toEqual({ field: 'from', fault: 'over-complete-day' })
    expect(findAwayFault(begun, dates(0, 0))).toEqual({ field: 'from', fault: 'over-complete-day' })
    expect(findAwayFault(begun, dates(2, 2))).toBeUndefined()
  })

  it('[TOG-1] is never away twice on a date', () => {
    for (const from of [4, 5, 6])
      expect(findAwayFault(trip, dates(from, 9))).toEqual({ field: 'from', fault: 'overlaps' })
    for (const to of [4, 5, 20])
      expect(findAwayFault(trip, dates(2, to))).toEqual({ field: 'to', fault: 'overlaps' })
    expect(findAwayFault(trip, dates(2, 3))).toBeUndefined()
    expect(findAwayFault(trip, dates(7, 9))).toBeUndefined()
    const two = layAway(plan, [away('trip', 4, 6), away('fair', 10, 11)])
    expect(findAwayFault(two, dates(8, 9))).toBeUndefined()
    expect(findAwayFault(two, dates(11, 12))).toEqual({ field: 'from', fault: 'overlaps' })
    expect(findAwayFault(two, dates(8, 10))).toEqual({ field: 'to', fault: 'overlaps' })
  })

  it('[TOG-1] holds so many times away, and no more', () => {
    const times = (count: number) =>
      layAway(
        plan,
        Array.from({ length: count }, (_, at) => away(`away-${at}`, 2 * at, 2 * at)),
      )
    expect(listAway(times(mostTimesAway))).toHaveLength(mostTimesAway)
    expect(findAwayFault(times(mostTimesAway - 1), dates(1, 1))).toBeUndefined()
    expect(findAwayFault(times(mostTimesAway), dates(1, 1))).toEqual({ field: 'from', fault: 'too-many' })
  })
})

describe('a time away', () => {
  it('[TOG-1] is added beside those there are, or refused with what is wrong', () => {
    const both = made(addAway(trip, away('fair', 10, 11)))
    expect(listAway(both)).toEqual([away('trip', 4, 6), away('fair', 10, 11)])
    expect(refusalOf(addAway(trip, away('fair', 6, 7)))).toEqual({
      because: 'away-at-fault',
      field: 'from',
      fault: 'overlaps',
    })
  })

  it('[TOG-1] is taken back alone', () => {
    const both = layAway(plan, [away('trip', 4, 6), away('fair', 10, 11)])
    expect(listAway(made(removeAway(both, 'trip')))).toEqual([away('fair', 10, 11)])
    expect(made(removeAway(trip, 'trip'))).toEqual(plan)
    expect(refusalOf(removeAway(both, 'another'))).toEqual({ because: 'not-there' })
  })

  it('[TOG-1] stays once days after it were eaten, which stay on their dates', () => {
    expect(made(removeAway(eaten(trip, 4), 'trip'))).toEqual(eaten(plan, 4))
    expect(refusalOf(removeAway(eaten(trip, 6), 'trip'))).toEqual({
      because: 'away-before-complete-day',
      dayNumber: 5,
    })
  })
})

describe('a change of the times away', () => {
  const change = awayChange(plan, trip)!

  it('[LIFE-8] is what they were before it and after it, and nothing where they are the same', () => {
    expect(change).toEqual({ before: [], after: [away('trip', 4, 6)] })
    expect(awayChange(trip, eaten(trip, 1))).toBeUndefined()
    expect(awayChange(trip, layAway(plan, [away('trip', 4, 7)]))).toBeDefined()
  })

  it('[LIFE-8] is taken back, and what was changed since stays', () => {
    expect(made(bringBackAway(trip, change))).toEqual(plan)
    const since = made(addAway(trip, away('fair', 10, 11)))
    expect(listAway(made(bringBackAway(since, change)))).toEqual([away('fair', 10, 11)])
    const removed = { before: [away('trip', 4, 6), away('fair', 10, 11)], after: [away('fair', 10, 11)] }
    const early = layAway(plan, [away('early', 1, 1), away('fair', 10, 11)])
    expect(listAway(made(bringBackAway(early, removed)))).toEqual([
      away('early', 1, 1),
      away('trip', 4, 6),
      away('fair', 10, 11),
    ])
  })

  it('[LIFE-8] can’t be taken back where it is already', () => {
    expect(refusalToBringBackAway(trip, change)).toBeUndefined()
    expect(refusalOf(bringBackAway(plan, change))).toEqual({ because: 'not-there' })
  })

  it('[LIFE-8] doesn’t come back where the person is away by now', () => {
    const removed = { before: [away('trip', 4, 6)], after: [] }
    const overlapping = { because: 'away-at-fault', field: 'from', fault: 'overlaps' }
    expect(refusalOf(bringBackAway(layAway(plan, [away('fair', 6, 8)]), removed))).toEqual(overlapping)
    expect(refusalOf(bringBackAway(layAway(plan, [away('fair', 3, 4)]), removed))).toEqual(overlapping)
    const beside = layAway(plan, [away('fair', 7, 8)])
    expect(listAway(made(bringBackAway(beside, removed)))).toEqual([away('trip', 4, 6), away('fair', 7, 8)])
    expect(refusalOf(bringBackAway(eaten(plan, 6), removed))).toEqual({
      because: 'away-before-complete-day',
      dayNumber: 5,
    })
  })
})

describe('findUneatenDates', () => {
  it('[TOG-1] names the dates until yesterday since the first day that wasn’t eaten', () => {
    expect(findUneatenDates(plan, on(3))).toEqual([dates(0, 2)])
    expect(findUneatenDates(eaten(plan, 2), on(3))).toEqual([dates(2, 2)])
    expect(findUneatenDates(eaten(plan, 3), on(3))).toEqual([])
    expect(findUneatenDates(plan, on(0))).toEqual([])
    expect(findUneatenDates(eaten(plan, 27), on(40))).toEqual([dates(27, 39)])
    expect(findUneatenDates(eaten(plan, 28), on(40))).toEqual([])
  })

  it('[TOG-1] leaves out what was away already', () => {
    const both = layAway(plan, [away('trip', 4, 6), away('fair', 10, 11)])
    expect(findUneatenDates(both, on(15))).toEqual([dates(0, 3), dates(7, 9), dates(12, 14)])
    expect(findUneatenDates(both, on(7))).toEqual([dates(0, 3)])
    expect(findUneatenDates(both, on(5))).toEqual([dates(0, 3)])
    expect(findUneatenDates(both, on(4))).toEqual([dates(0, 3)])
    expect(findUneatenDates(eaten(both, 4), on(9))).toEqual([dates(7, 8)])
    expect(findUneatenDates(eaten(both, 5), on(9))).toEqual([dates(8, 8)])
  })
})
