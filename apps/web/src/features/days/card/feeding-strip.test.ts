import { expect, it } from 'vitest'
import { daysInARow } from './feeding-strip.tsx'

it.each([
  [[2], [[2]]],
  [
    [2, 3],
    [[2], [3]],
  ],
  [[2, 3, 4], [[2, 4]]],
  [
    [2, 2, 3, 4, 6],
    [[2, 4], [6]],
  ],
])('[LEFT-1] days that a dish feeds are told in one line: %j as %j', (days, told) => {
  expect(daysInARow(days)).toEqual(told)
})
