import { expect, it } from 'vitest'
import { sayProposed } from './list-tools.ts'

const stew = { recipe: 'beef-stew~1a2b3c', title: 'Beef stew', servings: 1 }
const soup = { recipe: 'spinach-soup~4d5e6f', title: 'Spinach soup', servings: 1 }

it('[DOOR-4] a proposal tells the dish that would come, and the one that would go', () => {
  expect(sayProposed({ before: stew, after: soup })).toBe('Spinach soup instead of Beef stew')
})

it('[DOOR-4] [PLATE-3] a proposal that leaves the dish tells that its sides or its amount change', () => {
  const more = { ...stew, servings: 1.5 }
  expect(sayProposed({ before: stew, after: more })).toBe('Beef stew with other sides or another amount')
})
