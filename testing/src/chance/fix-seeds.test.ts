import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testSeed } from './test-seed.ts'

it('properties begin from one seed', () => {
  const begin = () => fc.sample(fc.integer(), { numRuns: 5, seed: testSeed })
  expect(fc.sample(fc.integer(), 5)).toEqual(begin())
})
