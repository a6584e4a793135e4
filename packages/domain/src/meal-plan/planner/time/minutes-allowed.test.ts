import { describe, expect, it } from 'vitest'
import { wishesWith } from '../testing/invented-menu.ts'
import {
  asLimit,
  cookingLimit,
  longestMinutes,
  minutesBeside,
  minutesByDay,
  minutesFor,
  takesNoLonger,
  weekdayOfPlan,
  wishOn,
} from './minutes-allowed.ts'

describe('minutes that are allowed', () => {
  it('a dish may take as long as the limit and no longer, and any time without one', () => {
    expect([29, 30, 31].map((minutes) => takesNoLonger({ minutes }, 30))).toEqual([true, true, false])
    expect(takesNoLonger({ minutes: 999 }, 0)).toBe(true)
    expect([asLimit(0), asLimit(1)]).toEqual([Number.POSITIVE_INFINITY, 1])
  })

  it('[HELD-4] batches take the time of all their servings, other dishes the time as written', () => {
    const batchTimes = { prepMinutes: 5, cookMinutes: 20, servings: 2, atOnce: 2 }
    expect(minutesFor({ minutes: 30 }, 8)).toBe(30)
    expect(minutesFor({ minutes: 30, batchTimes }, 2)).toBe(25)
    expect(minutesFor({ minutes: 30, batchTimes }, 4)).toBe(45)
  })

  it('[PLATE-3] a side adds its work, and what it cooks longer than its main', () => {
    const side = { minutes: 30, cookMinutes: 20 }
    expect(minutesBeside(side, { cookMinutes: 15 })).toBe(15)
    expect(minutesBeside(side, { cookMinutes: 25 })).toBe(10)
    expect(minutesBeside(side, {})).toBe(30)
    expect(minutesBeside(side, undefined)).toBe(30)
    expect(minutesBeside({ minutes: 10 }, { cookMinutes: 25 })).toBe(10)
  })

  it('[LIV-4] a weekday with a limit of its own has that, no limit too; others have the one of the meal', () => {
    const { lunch } = wishesWith({ lunch: { mostMinutes: 30, mostMinutesOn: { friday: 15, sunday: 0 } } })
    expect(wishOn(lunch, 'friday')).toEqual({ ...wishesWith().lunch, mostMinutes: 15 })
    expect(wishOn(lunch, 'sunday').mostMinutes).toBe(0)
    expect(wishOn(lunch, 'monday').mostMinutes).toBe(30)
    expect(wishOn(wishesWith({ lunch: { mostMinutes: 45 } }).lunch, 'friday').mostMinutes).toBe(45)
  })

  it('[LIV-4] the weekday that allows most decides what is offered, and no limit is most', () => {
    expect(longestMinutes({ mostMinutes: 30 })).toBe(30)
    expect(longestMinutes({ mostMinutes: 0 })).toBe(0)
    expect(longestMinutes({ mostMinutes: 30, mostMinutesOn: { friday: 15, monday: 45 } })).toBe(45)
    expect(longestMinutes({ mostMinutes: 60, mostMinutesOn: { friday: 15 } })).toBe(60)
    expect(longestMinutes({ mostMinutes: 30, mostMinutesOn: { friday: 0 } })).toBe(0)
    expect(longestMinutes({ mostMinutes: 0, mostMinutesOn: { friday: 15 } })).toBe(0)
  })

  it('[LIV-4] days of a plan are counted from its first, or as their dates say', () => {
    expect([0, 1, 6, 7].map((day) => weekdayOfPlan({ startsOn: 'friday' }, day))).toEqual([
      'friday',
      'saturday',
      'thursday',
      'friday',
    ])
    const dates = { startsOn: 'friday' as const, daysSinceStart: [0, 3] }
    expect([0, 1, 2].map((day) => weekdayOfPlan(dates, day))).toEqual(['friday', 'monday', 'sunday'])
  })

  it('[LIV-4] each of the 28 days has the limit of its weekday; undefined where all have the same', () => {
    expect(minutesByDay({ mostMinutes: 30 }, { startsOn: 'monday' })).toBeUndefined()
    const days = minutesByDay({ mostMinutes: 30, mostMinutesOn: { tuesday: 15 } }, { startsOn: 'monday' })!
    expect(days).toHaveLength(28)
    expect(days.slice(0, 9)).toEqual([30, 15, 30, 30, 30, 30, 30, 30, 15])
  })

  it('[LIV-4] the day it is cooked on counts, of several the shortest, and a leftover takes no time', () => {
    const byDay = [20, 10, 30, 0, 5]
    const on = (day: number) => ({ day, meal: 'lunch' as const })
    expect(cookingLimit([on(2)], byDay)).toBe(30)
    expect(cookingLimit([on(2), on(0)], byDay)).toBe(20)
    expect(cookingLimit([on(0), { ...on(1), leftoverOf: on(0) }], byDay)).toBe(20)
    expect(cookingLimit([on(3)], byDay)).toBe(0)
    expect(cookingLimit([on(3), on(4)], byDay)).toBe(5)
    expect(cookingLimit([], byDay)).toBe(0)
  })
})
