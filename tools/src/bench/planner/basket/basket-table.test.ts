import { expect, it } from 'vitest'
import { differenceOf } from './basket-table.ts'

it('[LIV-1] a difference is told person by person, with how sure it is', () => {
  expect(differenceOf([10, 50, 90], [9, 49, 89])).toEqual({ by: -1, error: 0 })
  const { by, error } = differenceOf([10, 50, 90, 130], [11, 49, 93, 129])
  expect(by).toBeCloseTo(0.5, 9)
  expect(error).toBeCloseTo(Math.sqrt(11 / 3 / 4), 9)
})
