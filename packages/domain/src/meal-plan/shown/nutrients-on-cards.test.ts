import { expect, it } from 'vitest'
import type { MealPlan } from './meal-plan.ts'
import { nutrientsOnCards } from './nutrients-on-cards.ts'

const macros = { calories: 500, fat: 40, netCarbs: 5, protein: 30, carbs: 9 }
const nutrients = { fiber: 4, saturatedFat: 12.5, sodium: 0, potassium: 610, magnesium: 66 }
const card = (perServing: MealPlan['cards'][string]['perServing']): MealPlan['cards'][string] => ({
  id: 'stew',
  title: 'Stew',
  pictures: { featured: '', small: '' },
  ...{ prepMinutes: 5, cookMinutes: 20, servings: 2 },
  perServing,
})

it('[MIN-1] a card says its five figures, of which any may be 0', () => {
  const cards = { stew: card({ ...macros, ...nutrients }) }
  expect(nutrientsOnCards({ cards })('stew')).toEqual(nutrients)
})

it('[MIN-1] a card that an older version stored says none, rather than zeros', () => {
  const cards = { stew: card({ ...macros, fiber: 4 }) }
  expect(nutrientsOnCards({ cards })('stew')).toBeUndefined()
  expect(nutrientsOnCards({ cards })('not-there')).toBeUndefined()
})
