import { expect, it } from 'vitest'
import { rhythmAskText } from './measured-rhythms.tsx'

it.each([
  [365, '6 h'],
  [380, '6½ h'],
  [200, '3½ h'],
  [30, '½ h'],
  [5, '½ h'],
])('[LIV-3] %i minutes are told as %s', (minutes, hours) => {
  expect(rhythmAskText({ rows: 31, minutes })).toBe(
    `For you about 31 things to buy a week, ${hours} in the kitchen.`,
  )
})
