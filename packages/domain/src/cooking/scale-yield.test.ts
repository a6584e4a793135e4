import { expect, it } from 'vitest'
import { scaleYield } from './scale-yield.ts'

it.each([
  ['12 muffins', 2, '24 muffins'],
  ['12 muffins, 2 a serving', 0.5, '6 muffins, 2 a serving'],
  ['12 muffins', 0.7, '8 muffins'],
  ['1 loaf of 16 slices, 2 a serving', 2, '2 loaves of 16 slices, 2 a serving'],
  ['1 cake', 1.5, '1 ½ cakes'],
  ['1 cake', 0.5, '½ cake'],
  ['1 small loaf', 3, '3 small loaves'],
  ['9 syrniki, 3 a serving', 2, '18 syrniki, 3 a serving'],
  ['2 sandwiches, 1 a serving', 0.5, '1 sandwich, 1 a serving'],
  ['2 loaves', 0.5, '1 loaf'],
  ['2 waffles', 0.75, '1 ½ waffles'],
  ['2 pasties', 0.5, '1 pasty'],
  ['6 crêpes', 1, '6 crêpes'],
  ['about a liter', 2, 'about a liter'],
])('[CON-7] %s, %d times, is %s', (yields, factor, expected) => {
  expect(scaleYield(yields, factor)).toBe(expected)
})
