import { expect, it } from 'vitest'
import { dayOf } from '../testing/invented-template.ts'
import { openMeals, openMealsBeside } from './open-meals.ts'

it.each([
  ['.', ['breakfast', 'lunch', 'dinner']],
  ['s', ['breakfast', 'dinner']],
  ['k', ['breakfast', 'dinner']],
  ['r', []],
] as const)('[RCP-4] of a day %s wait for something to eat: %j', (letter, open) => {
  expect(openMeals(dayOf(letter))).toEqual(open)
})

it('[RCP-4] the meal that is being chosen waits no longer', () => {
  expect(openMealsBeside(dayOf('.'), 'lunch')).toEqual(['breakfast', 'dinner'])
})
