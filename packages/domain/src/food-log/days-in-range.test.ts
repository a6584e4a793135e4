import { expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { countDaysInRange } from './days-in-range.ts'

it('[LIFE-9] of all days as planned, of the days that passed and can be judged as eaten', () => {
  const day = (date: string, asPlanned: boolean, asEaten: boolean | undefined) => {
    return { date: date as IsoDate, asPlanned, asEaten }
  }
  const days = [
    day('2026-03-02', true, true),
    day('2026-03-03', true, false),
    day('2026-03-04', false, undefined),
    day('2026-03-05', true, true),
  ]
  expect(countDaysInRange(days, '2026-03-05' as IsoDate)).toEqual({
    asPlanned: { inRange: 3, days: 4 },
    asEaten: { inRange: 1, days: 2 },
  })
})
