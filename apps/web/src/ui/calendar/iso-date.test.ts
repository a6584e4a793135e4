import { describe, expect, it } from 'vitest'
import { addDays, addMonths, formatIsoDate, weekdayOf } from './iso-date.ts'

describe('a calendar day', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s and %i days is %s, whatever the clocks do', (date, days, then) => {
    expect(addDays(date, days)).toBe(then)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2026-01-15', -12, '2025-01-15'],
  ])('%s and %i months is %s', (date, months, then) => {
    expect(addMonths(date, months)).toBe(then)
  })

  it('knows its weekday and keeps its day when written out', () => {
    expect(weekdayOf('2026-11-20')).toBe(5)
    expect(weekdayOf('2026-11-22')).toBe(7)
    expect(formatIsoDate('2026-11-20', 'en-US', { dateStyle: 'long' })).toBe('November 20, 2026')
  })
})
