import { describe, expect, it } from 'vitest'
import { parseIsoDate } from '../../calendar/iso-date.ts'
import { unbrokenCalendar } from '../../calendar/plan-calendar.ts'
import { shoppingDays } from '../../onboarding/shopping-rhythm.ts'
import { listDaysOf } from './list-days.ts'

const monday = parseIsoDate('2026-11-23')!

describe('the days of the lists', () => {
  it.each([
    ['first-day-of-week', [0, 7, 14, 21]],
    ['monday', [0, 7, 14, 21]],
    ['wednesday', [0, 9, 16, 23]],
    ['thursday', [0, 10, 17, 24]],
    ['saturday', [0, 5, 12, 19]],
    ['sunday', [0, 6, 13, 20]],
  ] as const)('[LIV-5] shopped for on %s they begin on the days %j', (day, starts) => {
    expect(
      listDaysOf(unbrokenCalendar(monday), { day, timesAWeek: 1 }).map(({ fromDay }) => fromDay),
    ).toEqual(starts)
  })

  it('[LIV-5] a plan that begins on a Thursday is shopped for on the nearest Monday', () => {
    const starts = listDaysOf(unbrokenCalendar(parseIsoDate('2026-11-26')!), { day: 'monday', timesAWeek: 1 })
    expect(starts.map(({ fromDay }) => fromDay)).toEqual([0, 4, 11, 18])
  })

  it('[TOG-1] a list is shopped for a second time after the longer of two times away, once or twice a week', () => {
    const days = [0, 1, 2, 5, 6, 7, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27]
    for (const timesAWeek of [1, 2] as const) {
      const [first] = listDaysOf({ startDate: monday, days }, { day: 'first-day-of-week', timesAWeek })
      expect(first).toMatchObject({ fromDay: 0, secondDay: 12, isAfterAway: true })
    }
  })

  it('[TOG-1] one day away is no reason for a second shop', () => {
    const days = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    const [first] = listDaysOf({ startDate: monday, days }, { day: 'first-day-of-week', timesAWeek: 1 })
    expect(first).toEqual({ fromDay: 0, beforeDay: 8 })
  })

  it('[LIV-5] every day of the plan is on one list', () => {
    for (const day of shoppingDays) {
      const covered = listDaysOf(unbrokenCalendar(monday), { day, timesAWeek: 1 }).flatMap(
        ({ fromDay, beforeDay }) =>
          Array.from({ length: beforeDay - fromDay }, (_, index) => fromDay + index),
      )
      expect(covered).toEqual(Array.from({ length: 28 }, (_, index) => index))
    }
  })
})
