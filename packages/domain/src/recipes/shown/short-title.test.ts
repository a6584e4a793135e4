import { expect, it } from 'vitest'
import { shortTitle, subtitleOf } from './short-title.ts'

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

it.each([
  ['Skillet salmon', 'Skillet salmon, lemon cream & wilted greens', 'lemon cream & wilted greens'],
  [
    'Kale and lupini soup',
    'Tuscan kale soup with lupini beans and rosemary',
    'with lupini beans and rosemary',
  ],
  ['Vietnamese squid salad', 'Goi muc, squid and celery in garlic oil', 'squid and celery in garlic oil'],
  ['Chicken', 'Chickens of the yard', 'of the yard'],
  ['Carrot top pesto', 'Pesto', undefined],
  [
    'Garlic mushrooms on avocado',
    'Garlic mushrooms with thyme on smashed avocado',
    'with thyme on smashed avocado',
  ],
  ['Mushrooms on avocado', 'Garlic mushrooms on smashed avocado', undefined],
  ['Chicken Alfredo', 'Chicken Alfredo', undefined],
  [undefined, 'Chicken Alfredo with peas', undefined],
])('[MAP-5] under “%s” stands of “%s” only what it doesn’t say: %s', (short, title, subtitle) => {
  expect(subtitleOf({ title, ...(short !== undefined && { short }) })).toBe(subtitle)
})
