import { expect, it } from 'vitest'
import { centsOf } from './recurly-values.ts'

it.each([
  [44.99, 4499],
  ['44.99', 4499],
  [79.96, 7996],
  [19.99, 1999],
  [1.15, 115],
  [4.35, 435],
  [-5, -500],
  ['0.1', 10],
  [1_000_000.01, 100_000_001],
  [null, 0],
  [undefined, 0],
])('[SUB-4] %j is %d cents', (amount, expected) => {
  expect(centsOf(amount)).toBe(expected)
})

it('every sum of cents comes back as it went', () => {
  for (let sum = 0; sum <= 20_000; sum++) {
    expect(centsOf(sum / 100)).toBe(sum)
    expect(centsOf((sum / 100).toFixed(2))).toBe(sum)
  }
})

it.each([0.005, '1.999', 'free', '', Number.NaN, Number.POSITIVE_INFINITY])('%j is no sum', (amount) => {
  expect(() => centsOf(amount)).toThrow('whole cents')
})
