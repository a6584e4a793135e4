import { compileCookbook } from '@butterleaf/cookbook/corpus/compile-cookbook'
import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { addUp } from '@butterleaf/domain/shopping-list/add-up'
import { mergeNearEqualFoods } from '@butterleaf/domain/shopping-list/home/merge-near-equals'
import { findStandIns } from '@butterleaf/domain/shopping-list/home/near-equals'
import { expect, test } from 'vitest'
import { root } from '../../../../../scripts/setup/steps.mjs'
import { rowsOfRecipes } from './rows-of-recipe.ts'

const { recipes } = compileCookbook(root)
const rowsOf = rowsOfRecipes(recipes)

test('every list has a row for each food of its recipes, so that none has fewer than the fewest that do', () => {
  const chance = seededRandom('lists')
  for (let list = 0; list < 200; list += 1) {
    const cooked = Array.from({ length: 12 }, () => recipes[Math.floor(chance() * recipes.length)]!)
    const listed = cooked.map(({ id, title, ingredients }) => ({
      ...{ itemId: id, recipeTitle: title, factor: 1, ingredients },
    }))
    const standIns = findStandIns(listed, () => true)
    const rows = new Set(addUp(mergeNearEqualFoods(listed, standIns)).map(({ food }) => food.id))
    for (const recipe of cooked)
      for (const any of rowsOf(recipe))
        expect([recipe.slug, any, any.some((row) => rows.has(row))]).toContain(true)
  }
})

test('a staple has no row, and a yolk is an egg', () => {
  const foods = new Set(recipes.flatMap(rowsOf).flat())
  expect(['salt', 'olive-oil', 'egg-yolk', 'water'].filter((food) => foods.has(food))).toEqual([])
  expect(foods.has('egg')).toBe(true)
})
