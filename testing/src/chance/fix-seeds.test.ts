import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seedsOfPlans } from './seeds-of-plans.ts'
import { testSeed } from './test-seed.ts'

it('properties begin from one seed', () => {
  const begin = () => fc.sample(fc.integer(), { numRuns: 5, seed: testSeed })
  expect(fc.sample(fc.integer(), 5)).toEqual(begin())
})

it('the plans of one app differ, and those of the next app are the same', () => {
  const [one, other] = [seedsOfPlans(), seedsOfPlans()]
  const drawn = [one(), one(), one()]
  expect(new Set(drawn).size).toBe(3)
  expect([other(), other(), other()]).toEqual(drawn)
})
