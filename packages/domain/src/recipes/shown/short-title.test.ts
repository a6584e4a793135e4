import { expect, it } from 'vitest'
import { shortTitle } from './short-title.ts'

it.each([
  ['Skillet salmon, lemon cream & wilted greens', 'Skillet salmon'],
  ['Butter lettuce Caesar with crispy halloumi', 'Butter lettuce Caesar'],
  ['Chicken Alfredo', 'Chicken Alfredo'],
  // Cut, it would say nothing.
  ['Eggs in a glass', 'Eggs in a glass'],
  ['Tuna, olive & egg plate', 'Tuna, olive & egg plate'],
])('“%s” is “%s” in a narrow place', (title, short) => {
  expect(shortTitle(title)).toBe(short)
})
