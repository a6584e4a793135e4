import { expect, it } from 'vitest'
import { recipesText } from './landing-words.ts'

it.each([
  [1142, '1,100+'],
  [1100, '1,100+'],
  [1099, '1,000+'],
  [2350, '2,300+'],
])('[LAND-1] of %i recipes no more are claimed than there are: %s', (count, claim) => {
  expect(recipesText(count)).toBe(claim)
})
