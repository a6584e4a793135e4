import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
  [3_600, '1 hour'],
  [3_601, '2 hours'],
])('[AUTH-7] %i seconds are said as %s, never less than the wait is', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})
