import { expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { extraShareFaults } from './extra-share-faults.ts'
import type { FoodExtra } from './food-extra.ts'
import { coffee, foodExtra } from './testing/invented-log.ts'

const shake = foodExtra({ id: 'shake', figures: { ...coffee, calories: 500 }, weekdays: ['monday'] })
const day = (target: number, room = 0) => ({ target, room })
const fields = (extra: FoodExtra, others: FoodExtra[], target: number, room?: number) =>
  extraShareFaults(extra, others, day(target, room)).map(({ field }) => field)

it('[LIFE-4] extras of a weekday take up to a third of the day’s calories', () => {
  expect(fields(shake, [], 1500)).toEqual([])
  expect(fields(shake, [], 1499)).toEqual(['figures.calories'])
  expect(fields(shake, [foodExtra()], 1500)).toEqual(['figures.calories'])
  expect(fields(shake, [foodExtra()], 1812)).toEqual([])
  expect(extraShareFaults(shake, [foodExtra()], day(1500))[0]!.message).toContain(
    '500 kcal. With this one they take 604',
  )
})

it('[LIFE-4] of its weekdays, while both go on, and itself once', () => {
  expect(fields(shake, [foodExtra({ weekdays: ['friday'] })], 1500)).toEqual([])
  expect(
    fields(shake, [foodExtra({ from: '2025-01-01' as IsoDate, until: '2026-02-28' as IsoDate })], 1500),
  ).toEqual([])
  expect(fields(shake, [{ ...shake, figures: { ...coffee, calories: 900 } }], 1500)).toEqual([])
})

it('[LIFE-4] [LIFE-7] with the room that is kept for snacks', () => {
  expect(fields(shake, [], 1950, 150)).toEqual([])
  expect(fields(shake, [], 1949, 150)).toEqual(['figures.calories'])
  expect(extraShareFaults(shake, [], day(1500, 150))[0]!.message).toBe(
    'Extras of one day and its room for snacks can take up to a third of its calories, 500 kcal. With this one they take 650 kcal.',
  )
})
