import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, fromDayNumber, parseIsoDate } from './iso-date.ts'
import { weekdayAfter, weekdayOfDate, weekdays } from './weekday.ts'

describe('weekdays', () => {
  it.each([
    ['1970-01-01', 'thursday'],
    ['1969-12-31', 'wednesday'],
    ['2024-02-29', 'thursday'],
    ['2026-11-23', 'monday'],
    ['2026-11-29', 'sunday'],
  ])('%s is a %s', (date, weekday) => {
    expect(weekdayOfDate(parseIsoDate(date)!)).toBe(weekday)
  })

  it('come back every seven days, in both directions', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 60_000 }),
        fc.integer({ min: -40, max: 40 }),
        (day, days) => {
          const date = fromDayNumber(day)
          expect(weekdayAfter(weekdayOfDate(date), days)).toBe(weekdayOfDate(addDays(date, days)))
        },
      ),
    )
    expect(weekdays.map((weekday) => weekdayAfter(weekday, 7))).toEqual(weekdays)
  })
})
