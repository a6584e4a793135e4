import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber, parseIsoDate } from './iso-date.ts'
import { addMinutes, type LocalTime, minutesOfTime, openZoneClock, parseLocalTime } from './local-time.ts'

const at = (zone: string, date: string, time: string) =>
  openZoneClock(zone)
    .instantAt(parseIsoDate(date)!, time as LocalTime)
    .toISOString()

describe('parseLocalTime', () => {
  it.each(['00:00', '07:30', '23:59'])('takes %s', (text) => {
    expect(parseLocalTime(text)).toBe(text)
  })

  it.each(['', '24:00', '7:30', '19:60', '19:00:00', ' 19:00', '١٩:٠٠'])('refuses "%s"', (text) => {
    expect(parseLocalTime(text)).toBeUndefined()
  })

  it('counts minutes since midnight', () => {
    expect(['00:00', '07:30', '23:59'].map((time) => minutesOfTime(time as LocalTime))).toEqual([
      0, 450, 1439,
    ])
  })
})

describe('[DOOR-2] a time of day in a zone', () => {
  it.each([
    ['UTC', '2026-11-28', '19:00', '2026-11-28T19:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28', '19:00', '2026-03-28T18:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '19:00', '2026-03-29T17:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '08:00', '2026-10-25T07:00:00.000Z'],
    ['America/New_York', '2026-11-01', '19:00', '2026-11-02T00:00:00.000Z'],
    ['America/New_York', '2026-10-31', '19:00', '2026-10-31T23:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04', '12:30', '2026-10-04T01:30:00.000Z'],
    ['Asia/Kathmandu', '2026-06-01', '08:00', '2026-06-01T02:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-06-01', '08:00', '2026-05-31T18:00:00.000Z'],
  ])('in %s on %s at %s is %s', (zone, date, time, instant) => {
    expect(at(zone, date, time)).toBe(instant)
  })

  it('that the clocks skip is as much later as they skip', () => {
    expect(at('Europe/Berlin', '2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(at('America/New_York', '2026-03-08', '02:30')).toBe('2026-03-08T07:30:00.000Z')
  })

  it('that the clocks show twice is the first of both', () => {
    expect(at('Europe/Berlin', '2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(at('America/New_York', '2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z')
  })

  it('is read back from the instant, on any day and at any minute that the clocks show', () => {
    const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia']
    const clocks = zones.map(openZoneClock)
    fc.assert(
      fc.property(
        fc.constantFrom(...clocks),
        fc.integer({ min: 19_000, max: 30_000 }).map(fromDayNumber),
        fc.integer({ min: 4 * 60, max: 23 * 60 + 59 }),
        (clock, date, minute) => {
          const time = new Date(minute * 60_000).toISOString().slice(11, 16) as LocalTime
          expect(clock.localAt(clock.instantAt(date, time))).toEqual({ date, time })
        },
      ),
    )
  })

  it('minutes are added to the instant', () => {
    expect(addMinutes(new Date('2026-03-29T00:45:00Z'), -90).toISOString()).toBe('2026-03-28T23:15:00.000Z')
  })
})
