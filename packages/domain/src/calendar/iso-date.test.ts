import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayNumber,
  daysBetween,
  fromDayNumber,
  type IsoDate,
  isoDateInTimeZone,
  isTimeZone,
  parseIsoDate,
} from './iso-date.ts'

const date = (text: string) => parseIsoDate(text) as IsoDate
const anyDate = fc.integer({ min: -25_567, max: 84_000 }).map(fromDayNumber)

describe('fromDayNumber', () => {
  it('tells the same date of a day each time, also when more days were asked for than it keeps', () => {
    const days = Array.from({ length: 9_000 }, (_, at) => 20_000 + at)
    const plain = days.map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
    expect(days.map(fromDayNumber)).toEqual(plain)
    expect(days.map((day) => fromDayNumber(day + 0.5))).toEqual(plain)
  })
})

describe('parseIsoDate', () => {
  it.each(['1900-01-01', '2024-02-29', '2000-02-29', '2026-12-31', '2200-12-31'])('takes %s', (text) => {
    expect(parseIsoDate(text)).toBe(text)
  })

  it.each([
    '',
    '1899-12-31',
    '2201-01-01',
    '2025-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-5',
    '05/01/2026',
    '2026-01-05T00:00:00Z',
    ' 2026-01-05',
    '+02026-01-05',
  ])('refuses "%s"', (text) => {
    expect(parseIsoDate(text)).toBeUndefined()
  })

  it('takes back every date it counts out', () => {
    fc.assert(fc.property(anyDate, (day) => parseIsoDate(day) === day))
  })
})

describe('isoDateInTimeZone', () => {
  const lateEvening = new Date('2026-03-08T23:30:00Z')

  it.each([
    ['UTC', '2026-03-08'],
    ['Europe/Berlin', '2026-03-09'],
    ['America/Los_Angeles', '2026-03-08'],
    ['Pacific/Kiritimati', '2026-03-09'],
    ['Pacific/Pago_Pago', '2026-03-08'],
  ])('[WGT-7] knows which day it is in %s', (timeZone, expected) => {
    expect(isoDateInTimeZone(lateEvening, timeZone)).toBe(expected)
  })

  it('pads month and day, at the turn of a year too', () => {
    expect(isoDateInTimeZone(new Date('2025-12-31T23:59:59Z'), 'Asia/Tokyo')).toBe('2026-01-01')
  })
})

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])('knows %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['', 'Mars/Olympus', '+02:00', 'Europe/Berlin ', '../etc'])('refuses "%s"', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})

describe('day arithmetic', () => {
  it('counts from 1970', () => {
    expect(dayNumber(date('1970-01-01'))).toBe(0)
    expect(dayNumber(date('1969-12-31'))).toBe(-1)
    expect(fromDayNumber(20_000)).toBe('2024-10-04')
  })

  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(date(from), days)).toBe(to)
    expect(daysBetween(date(from), date(to))).toBe(days)
  })

  it('takes away what it added', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
        const to = addDays(from, days)
        expect(daysBetween(from, to)).toBe(days)
        expect(addDays(to, -days)).toBe(from)
      }),
    )
  })

  it('sorts as text the way it sorts in time', () => {
    fc.assert(fc.property(anyDate, anyDate, (a, b) => a < b === dayNumber(a) < dayNumber(b)))
  })
})
