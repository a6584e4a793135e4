import { expect, it } from 'vitest'
import type { Item } from '../item.ts'
import type { MealPlan } from './meal-plan.ts'
import { minutesToCook } from './minutes-to-cook.ts'

const card = (prepMinutes: number, cookMinutes: number): MealPlan['cards'][string] => ({
  id: 'any',
  title: 'Any',
  pictures: { featured: '', small: '' },
  ...{ prepMinutes, cookMinutes, servings: 1 },
  perServing: { calories: 0, fat: 0, netCarbs: 0, protein: 0, carbs: 0, fiber: 0 },
})
const cards = { eggs: card(5, 10), stew: card(20, 70) }
const dish = (meal: Item['meal'], recipeId: string) => ({
  id: meal,
  meal,
  recipeId,
  servings: 1,
  isLocked: false,
})
const minutes = (...items: Item[]) => minutesToCook({ cards }, { id: 'd', isComplete: false, items })

it('[DAY-9] the minutes of a day are prep and cook of what is cooked, leftovers apart', () => {
  const eggs: Item = { ...dish('breakfast', 'eggs'), kind: 'normal' }
  const stew: Item = { ...dish('dinner', 'stew'), kind: 'leftoverParent' }
  const leftover: Item = { ...dish('lunch', 'stew'), kind: 'leftover', parentId: 'elsewhere' }
  expect(minutes(eggs, leftover, stew)).toBe(105)
  expect(minutes(leftover, { id: 'b', meal: 'breakfast', kind: 'skipped' })).toBe(0)
  expect(minutes({ ...eggs, recipeId: 'left-the-book' })).toBe(0)
})
