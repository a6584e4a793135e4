import { describe, expect, it } from 'vitest'
import { type Edible, noAvoidances } from '../../recipes/may-eat.ts'
import { inventedDishes, inventedSides } from '../planner/testing/invented-menu.ts'
import { dishesToPlanWith, type KitchenRecipe, keepsDaysIn, kitchenOf, withOwnRecipes } from './kitchen.ts'

const [omelet, porridge, cake] = inventedDishes(3)
const [salad] = inventedSides(1)
const edible = (id: string, own: Partial<Edible> = {}): Edible => {
  return { id, free: ['nut-free'], contains: [], foods: ['butter'], groups: [], needs: [], ...own }
}
const recipe = (
  dish: KitchenRecipe['dish'],
  own: Partial<Edible> = {},
  offered?: KitchenRecipe['offered'],
): KitchenRecipe => ({ dish, edible: edible(dish.id, own), ...(offered && { offered }) })
const ids = (dishes: readonly { id: string }[]) => dishes.map(({ id }) => id)

describe('a kitchen', () => {
  const kitchen = kitchenOf([
    recipe(omelet!),
    recipe(porridge!, {}, 'by-hand'),
    recipe(cake!, {}, 'never'),
    recipe(salad!),
  ])

  it('[PLAN-2] gives the planner what it may choose, and a person what is offered by hand, too', () => {
    expect(ids(kitchen.dishesFor(noAvoidances))).toEqual([omelet!.id])
    expect(ids(kitchen.dishesFor(noAvoidances, 'planner'))).toEqual([omelet!.id])
    expect(ids(kitchen.dishesFor(noAvoidances, 'person'))).toEqual([omelet!.id, porridge!.id])
  })

  it('[PLATE-3] gives sides by themselves', () => {
    expect(ids(kitchen.sidesFor(noAvoidances))).toEqual([salad!.id])
    expect(ids(kitchen.sidesFor({ ...noAvoidances, diets: ['vegetarian'] }))).toEqual([])
  })

  it('[PLAN-2] knows what is never offered, so that it can be shown, but not as something to serve', () => {
    expect(kitchen.dish(cake!.id)).toBe(cake)
    expect(kitchen.recipe(cake!.id)?.offered).toBe('never')
    expect(kitchen.edible(cake!.id)).toBeUndefined()
    expect(kitchen.edible(porridge!.id)).toEqual(edible(porridge!.id))
    expect([kitchen.dish('none'), kitchen.recipe('none'), kitchen.edible('none')]).toEqual(
      Array.from({ length: 3 }),
    )
  })

  it('[CON-4] says how long a dish keeps; one that is no more as leftovers did', () => {
    const short = kitchenOf([recipe({ ...omelet!, keepsDays: 1 })])
    expect(keepsDaysIn(short)(omelet!.id)).toBe(1)
    expect(keepsDaysIn(short)('none')).toBe(3)
  })
})

describe('recipes of a person’s own', () => {
  const base = kitchenOf([recipe(omelet!), recipe(porridge!)])
  const newer = { ...omelet!, minutes: 7 }

  it('[ONE-1] stand beside the cookbook’s, and in the place of one with the same id', () => {
    const kitchen = withOwnRecipes([recipe(newer), recipe(cake!)], base)
    expect(ids(kitchen.recipes.map(({ dish }) => dish))).toEqual([porridge!.id, omelet!.id, cake!.id])
    expect(kitchen.dish(omelet!.id)?.minutes).toBe(7)
    expect(kitchen.dish(porridge!.id)).toBe(porridge)
    expect(kitchen.recipe(porridge!.id)?.dish).toBe(porridge)
    expect(kitchen.edible(porridge!.id)).toEqual(edible(porridge!.id))
    expect(ids(kitchen.dishesFor(noAvoidances))).toEqual([porridge!.id, omelet!.id, cake!.id])
  })

  it('[ONE-1] are none, and the kitchen is the cookbook’s own', () => {
    expect(withOwnRecipes([], base)).toBe(base)
  })
})

describe('what a person avoids', () => {
  const kitchen = kitchenOf([
    recipe(omelet!, { foods: ['garlic'], groups: ['shellfish'] }),
    recipe(porridge!, { foods: ['garlic powder'] }),
    recipe(cake!, { foods: ['butter'] }),
  ])

  it('[ONB-4] are the foods that their name means, and a group that is called so', () => {
    const named = kitchen.expandFoodNames({ ...noAvoidances, ingredients: ['Garlic'] })
    expect(named.ingredients).toEqual(['garlic'])
    const words = kitchen.expandFoodNames({ ...noAvoidances, ingredients: ['Powder'] })
    expect(words.ingredients).toEqual(['garlic powder'])
    expect(named.groups).toEqual([])
    const grouped = kitchen.expandFoodNames({
      ...noAvoidances,
      ingredients: ['Shellfish'],
      groups: ['nightshades'],
    })
    expect(grouped.groups).toEqual(['nightshades', 'shellfish'])
    expect(ids(kitchen.dishesFor({ ...noAvoidances, ingredients: ['Shellfish'] }))).not.toContain(omelet!.id)
  })
})

describe('dishesToPlanWith', () => {
  const kitchen = kitchenOf([
    recipe(omelet!),
    recipe(porridge!, { needs: ['blender'] }),
    recipe(cake!, { needs: ['oven'] }),
    recipe(salad!),
  ])

  it('[PLAN-5] are those without the equipment that is lacking, and those that more would add', () => {
    const planned = dishesToPlanWith(kitchen, { ...noAvoidances, lacking: ['oven', 'blender'] })
    expect(ids(planned.dishes)).toEqual([omelet!.id])
    expect(ids(planned.sides!)).toEqual([salad!.id])
    expect(planned.lacking?.equipment).toEqual(['oven', 'blender'])
    expect(ids(planned.lacking!.dishesWithout(['oven']))).toEqual([omelet!.id, porridge!.id])
  })

  it('[PLAN-5] lacks nothing where the kitchen has all', () => {
    const planned = dishesToPlanWith(kitchen, noAvoidances)
    expect(ids(planned.dishes)).toEqual([omelet!.id, porridge!.id, cake!.id])
    expect(planned.lacking).toBeUndefined()
  })
})
