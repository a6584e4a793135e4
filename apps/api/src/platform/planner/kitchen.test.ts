import { noAvoidances } from '@butterleaf/domain/recipes/may-eat'
import { expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { openKitchen } from './kitchen.ts'

const { kitchen } = openCookbook()
const foodsOf = new Map<string, readonly string[]>(
  kitchen.recipes.map(({ edible }) => [edible.id, edible.foods]),
)

it('[PLAN-2] who avoids mushrooms is served no mushroom of any name', () => {
  const dishes = kitchen.dishesFor({ ...noAvoidances, ingredients: ['mushrooms'] })
  const served = new Set(dishes.flatMap(({ id }) => foodsOf.get(id) ?? []))
  expect([...served].filter((food) => /mushroom/i.test(food))).toEqual([])
  expect(dishes.length).toBeLessThan(kitchen.recipes.length)
})

it('[PLAN-2] a food by its own name is that food alone', () => {
  const dishes = kitchen.dishesFor({ ...noAvoidances, ingredients: ['butter'] })
  const served = new Set(dishes.flatMap(({ id }) => foodsOf.get(id) ?? []))
  expect(served.has('butter')).toBe(false)
  expect([...served].filter((food) => food.endsWith(' butter'))).not.toEqual([])
})

it('[ED-2] sides are apart from what slots are filled with', () => {
  const { recipes } = openCookbook()
  const ids = (dishes: readonly { id: string }[]) => dishes.map(({ id }) => id).sort()
  const sides = recipes.filter(({ meals }) => meals.length === 0)
  const mains = recipes.filter(({ meals }) => meals.length > 0)
  for (const chooser of ['planner', 'person'] as const) {
    expect(ids(kitchen.sidesFor(noAvoidances, chooser))).toEqual(ids(sides))
    expect(ids(kitchen.dishesFor(noAvoidances, chooser))).toEqual(ids(mains))
  }
  const [side] = sides
  const [food = ''] = foodsOf.get(side!.id) ?? []
  expect(ids(kitchen.sidesFor({ ...noAvoidances, ingredients: [food] }))).not.toContain(side!.id)
})

it('a kitchen beside another has the recipes of both, the newer one where both have it', () => {
  const [first, second] = kitchen.recipes
  const newer = { ...first!, dish: { ...first!.dish, minutes: 999 } }
  const both = openKitchen([newer, second!], openKitchen([first!]))
  expect(both.recipes).toEqual([newer, second])
  expect(both.dishesFor(noAvoidances)).toEqual([newer.dish, second!.dish])
  expect(both.dish(first!.dish.id)?.minutes).toBe(999)
})
