import { expect, it } from 'vitest'
import { stockFoodOf, stockValue } from './stock-food.ts'

const butter = {
  id: 'butter',
  packs: [
    { unit: 'pack', grams: 250 },
    { unit: 'pack', grams: 500 },
  ],
  keeps: { closed: 60, opened: 21 },
  price: 2,
  class: 'dairy',
} as const

it.each([
  ['spice', true],
  ['oil', true],
  ['sweetener', true],
  ['dairy', false],
  ['animal-fat', false],
])('[PAN-1] a food of class %s is a staple: %s', (foodClass, isStaple) => {
  expect(stockFoodOf({ ...butter, class: foodClass }).isStaple).toBe(isStaple)
})

it('[LIV-2] what is thrown is weighed in smallest packs and price level, what is weighed out in pounds', () => {
  expect(stockValue(stockFoodOf(butter), 125)).toBe(1)
  const loose = stockFoodOf({ ...butter, packs: [{ unit: 'loose', grams: 50 }] })
  expect(stockValue(loose, 200)).toBe(1)
})
