import { expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { goalDatesOf } from './goal-dates.ts'

const today = '2026-01-01' as IsoDate
const facts = { fromGrams: 82_000, goalGrams: 80_000, today }
const pace = { lowGrams: -60, highGrams: -40, gramsPerKcal: 0.13 }

it('[MAP-6] a target with fewer calories brings the goal nearer, by what a calorie weighs', () => {
  expect(goalDatesOf({ ...facts, pace, changeKcal: -100 })).toEqual({
    before: '2026-02-10',
    after: '2026-02-02',
  })
})

it('[MAP-6] where the weight stands or leads away, no date is promised', () => {
  const away = { ...pace, lowGrams: 5, highGrams: 15 }
  expect(goalDatesOf({ ...facts, pace: away, changeKcal: 0 })).toEqual({ before: null, after: null })
  expect(goalDatesOf({ ...facts, pace: { ...pace, lowGrams: 0, highGrams: 0 }, changeKcal: 0 })).toEqual({
    before: null,
    after: null,
  })
})
