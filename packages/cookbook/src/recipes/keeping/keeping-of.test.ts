import { describe, expect, it } from 'vitest'
import type { Food } from '../../foods/food.ts'
import { fixtureRecipe } from '../../testing/fixture-recipe.ts'
import type { Recipe } from '../recipe.ts'
import { checkKeeps } from './check-keeps.ts'
import { judgedOf } from './judged.ts'
import { keepingOf } from './keeping-of.ts'

const salmon: Partial<Food> = { id: 'salmon-fillet', name: 'salmon fillet', aisle: 'fish', class: 'fish' }
const beef: Partial<Food> = { id: 'chuck', name: 'beef chuck', aisle: 'meat', class: 'beef' }
const egg: Partial<Food> = { id: 'egg', name: 'egg', aisle: 'eggs', class: 'egg' }
const lettuce: Partial<Food> = { id: 'romaine-lettuce', name: 'romaine' }
const yogurt: Partial<Food> = { id: 'greek-yogurt', name: 'Greek yogurt', class: 'dairy' }

type Own = Partial<Recipe> & { foods: readonly Partial<Food>[]; words?: string }

function recipeOf({ foods, words, ...own }: Own): Recipe {
  const [first] = foods
  return fixtureRecipe({
    ...own,
    foods: foods.map((food) => [food, 300]),
    steps: [words ?? `Cook [${first?.id}].`],
  } as Parameters<typeof fixtureRecipe>[0])
}

const cases: readonly (readonly [title: string, days: number | undefined, freezes: boolean, own: Own])[] = [
  ['Salmon tiradito', 0, false, { foods: [salmon], technique: 'raw', mainProtein: 'fish' }],
  ['Tuna in a bowl', 0, false, { foods: [salmon], words: 'Cut the sushi-grade [salmon-fillet].' }],
  ['Seared salmon', 1, false, { foods: [salmon], technique: 'pan-fry', mainProtein: 'fish' }],
  ['Beef stew', 3, true, { foods: [beef], technique: 'braise', mainProtein: 'beef' }],
  ['Beef stew in yogurt', 3, false, { foods: [beef, yogurt], technique: 'braise', mainProtein: 'beef' }],
  ['Roast beef', 3, false, { foods: [beef], technique: 'roast', mainProtein: 'beef' }],
  ['Caesar salad', 0, false, { foods: [lettuce], technique: 'raw' }],
  ['Roast beef beside leaves', 3, false, { foods: [beef, lettuce], technique: 'roast', mainProtein: 'beef' }],
  ['Spinach with poached eggs', 0, false, { foods: [egg], technique: 'poach', mainProtein: 'egg' }],
  ['Eggs and beef', 0, false, { foods: [egg, beef], words: 'Fry [egg] until set, the yolks still runny.' }],
  ['Spinach frittata', 2, false, { foods: [egg], technique: 'bake', mainProtein: 'egg' }],
  ['Lime smoothie', 0, false, { foods: [yogurt], technique: 'blend', meals: ['breakfast'] }],
  ['Lime ice pops', 30, true, { foods: [yogurt], meals: ['dessert'] }],
  ['Almond cookies', 4, true, { foods: [yogurt], meals: ['dessert'] }],
  ['Fried cream', undefined, false, { foods: [yogurt], meals: ['dessert'], technique: 'deep-fry' }],
  ['Stuffed leaves', undefined, false, { foods: [yogurt], mainProtein: 'nuts', technique: 'simmer' }],
]

describe('keepingOf', () => {
  it.each(cases)('[CON-4] %s: %s days, freezes: %s', (title, days, freezes, own) => {
    const keeping = keepingOf(judgedOf(recipeOf({ title, ...own })))
    expect(keeping?.days).toBe(days)
    expect(keeping?.freezes ?? false).toBe(freezes)
  })
})

describe('checkKeeps', () => {
  const lines = { keeps: 5, title: 2 }
  const check = (own: Own, keeps?: Recipe['keeps']) => {
    const recipe = recipeOf({ ...own, ...(keeps && { keeps }) })
    return checkKeeps(recipe, judgedOf(recipe), lines)
  }
  const inFridge = (days: number) => ({ days, how: 'in the fridge', freezes: false })

  it('[CON-4] refuses days for raw fish and raw meat', () => {
    const raw: Own = { title: 'Tiradito', foods: [salmon], technique: 'raw', mainProtein: 'fish' }
    expect(check(raw, inFridge(1))).toMatchObject([{ line: 5, what: expect.stringContaining('never kept') }])
    expect(check(raw, inFridge(0))).toEqual([])
  })

  it('[CON-4] refuses more days than are safe, but not in the freezer', () => {
    const cooked: Own = { foods: [salmon], technique: 'bake', mainProtein: 'fish' }
    expect(check(cooked, inFridge(4))).toMatchObject([{ line: 5, remedy: 'Write at most 3.' }])
    expect(check(cooked, inFridge(3))).toEqual([])
    expect(check({ foods: [beef], mainProtein: 'beef' }, inFridge(6))).toHaveLength(1)
    expect(check({ foods: [beef] }, { days: 30, how: 'in the freezer', freezes: true })).toEqual([])
  })

  it('[CON-4] reports a recipe of which nothing says how it keeps', () => {
    expect(check({ foods: [yogurt] })).toMatchObject([{ standard: 'recipe: keeps', line: 2 }])
  })
})
