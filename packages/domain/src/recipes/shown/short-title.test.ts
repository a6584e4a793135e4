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
  ['Kale and lupini soup', 'Tuscan kale soup with lupini beans and rosemary', 'with rosemary'],
  ['Vietnamese squid salad', 'Goi muc, squid and celery in garlic oil', 'squid and celery in garlic oil'],
  ['Chicken', 'Chickens of the yard', 'of the yard'],
  ['Carrot top pesto', 'Pesto', undefined],
  ['Garlic mushrooms on avocado', 'Garlic mushrooms with thyme on smashed avocado', 'with thyme'],
  ['Avocado feta toast', 'Avocado toast with feta and cherry tomatoes', 'with cherry tomatoes'],
  ['Avocado tortilla toast', 'Avocado toast on a crisp tortilla with tomato', 'with tomato'],
  ['Tuna and egg brik', 'Brik with tuna, capers, parsley and a runny egg', 'with capers and parsley'],
  ['Mushroom egg-white omelet', 'Egg-white omelet with mushrooms and Swiss cheese', 'with Swiss cheese'],
  [
    'Hawawshi beef flatbread',
    'Hawawshi, crisp flatbread stuffed with spiced beef',
    'crisp flatbread stuffed with spiced beef',
  ],
  [
    'Khao tom pla soup',
    'Khao tom pla, sea bass rice soup with fried garlic',
    'sea bass rice soup with fried garlic',
  ],
  ['Mushrooms on avocado', 'Garlic mushrooms on smashed avocado', undefined],
  ['Chicken Alfredo', 'Chicken Alfredo', undefined],
  [undefined, 'Chicken Alfredo with peas', undefined],
])('[MAP-3] [MAP-5] under “%s” stands of “%s” only what it doesn’t say: %s', (short, title, subtitle) => {
  expect(subtitleOf({ title, ...(short !== undefined && { short }) })).toBe(subtitle)
})
