import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { expect, it } from 'vitest'
import { northernMonth } from './northern-month.ts'

it.each([
  ['Europe/Vienna', '2026-05-20', 5],
  ['America/New_York', '2026-12-01', 12],
  ['Australia/Sydney', '2026-11-28', 5],
  ['Pacific/Auckland', '2026-06-01', 12],
  ['America/Argentina/Cordoba', '2026-12-31', 6],
])('[MAP-5] in %s on %s it is the season of month %i of the north', (zone, date, month) => {
  expect(northernMonth(date as IsoDate, zone)).toBe(month)
})
