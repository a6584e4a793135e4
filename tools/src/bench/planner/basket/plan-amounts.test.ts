import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { expect, test } from 'vitest'
import { root } from '../../../../../scripts/setup/steps.mjs'
import type { Item } from '../judged.ts'
import { daysOfPlan } from '../rules.ts'
import { leafyGreens, planAmounts, sausages } from './plan-amounts.ts'

const { recipes } = compileCookbook(root)
const foods = new Map(recipes.flatMap(({ ingredients }) => ingredients.map(({ food }) => [food.id, food])))
const foodOf = (id: string) => foods.get(id)!

/** For two, of these grams. */
const dishOf = (grams: Readonly<Record<string, number>>): Recipe => ({
  ...recipes[0]!,
  id: `dish~${Object.keys(grams).join('-')}`,
  servings: 2,
  ingredients: Object.entries(grams).map(([id, of]) => ({
    ...recipes[0]!.ingredients[0]!,
    food: foodOf(id),
    grams: of,
  })),
})
const planOf = (itemsOf: (day: number) => Item<Recipe>[]) =>
  Array.from({ length: daysOfPlan }, (_, day) => itemsOf(day))
const dinner = (recipe: Recipe): Item<Recipe> => ({ meal: 'dinner', recipe, servings: 1 })

test('eggs are those that are cracked: a yolk and a white are one, and what is eaten is a share of the recipe', () => {
  const omelette = dishOf({ egg: 300 })
  const sauce = dishOf({ 'egg-yolk': 68 })
  const meringue = dishOf({ 'egg-white': 66 })
  const plan = planOf((day) => (day === 0 ? [omelette, sauce, meringue].map(dinner) : []))
  expect(planAmounts(plan).weeks.map(({ eggs }) => eggs)).toEqual([3 + 2, 0, 0, 0])
})

test('of the leafy greens the most of one counts, in cups, and sausages as if they weighed 90 g', () => {
  const salad = dishOf({ spinach: 60, arugula: 80, butter: 10 })
  const grill = dishOf({ bratwurst: 380, 'breakfast-sausage': 340 })
  const plan = planOf((day) => (day === 8 ? [dinner(salad), { ...dinner(grill), servings: 0.5 }] : []))
  const { leafyGreenCups, sausages: pieces } = planAmounts(plan).weeks[1]!
  expect([leafyGreenCups, pieces]).toEqual([2, 2])
})

test('every leafy green has a cup, and every sausage is a food', () => {
  for (const id of leafyGreens) expect([id, foodOf(id)?.measures.cup]).toEqual([id, expect.any(Number)])
  for (const id of sausages) expect(foodOf(id)?.id).toBe(id)
})

test('the largest food is that of most energy, oils and other staples aside', () => {
  const plan = planOf(() => [dinner(dishOf({ 'olive-oil': 200, butter: 100, spinach: 500 }))])
  const { largestFood, largestEnergyShare } = planAmounts(plan).weeks[0]!
  expect(largestFood).toBe('butter')
  expect(largestEnergyShare).toBeCloseTo(717 / (717 + 2 * 884 + 5 * 23), 2)
})

test('evenings of one dinner in a row are counted across Sunday, leftovers too', () => {
  const stew = dinner(dishOf({ egg: 100 }))
  const others = ['kale', 'butter', 'spinach'].map((id) => dinner(dishOf({ [id]: 100 })))
  const plan = planOf((day) => [day >= 5 && day <= 8 ? stew : others[day % 3]!])
  expect(planAmounts(plan).longestDinnerRun).toBe(4)
})
