import { expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { extraShareFaults } from './extra-share-faults.ts'
import { coffee, foodExtra } from './testing/invented-log.ts'

const shake = foodExtra({ id: 'shake', figures: { ...coffee, calories: 500 }, weekdays: ['monday'] })
const fields = (...told: Parameters<typeof extraShareFaults>) =>
  extraShareFaults(...told).map(({ field }) => field)

it('[LIFE-4] extras of a weekday take up to a third of the day’s calories', () => {
  expect(fields(shake, [], 1500)).toEqual([])
  expect(fields(shake, [], 1499)).toEqual(['figures.calories'])
  expect(fields(shake, [foodExtra()], 1500)).toEqual(['figures.calories'])
  expect(fields(shake, [foodExtra()], 1812)).toEqual([])
  expect(extraShareFaults(shake, [foodExtra()], 1500)[0]!.message).toContain(
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
