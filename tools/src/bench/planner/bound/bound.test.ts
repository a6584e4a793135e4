import assert from 'node:assert/strict'
import { describe, it } from 'vitest'
import type { AskedFlat, JudgedRecipe, Person } from '../judged.ts'
import type { Macros, Meal } from '../rules.ts'
import { boundFor } from './bound.ts'
import { boxTree, type Serving, weigh } from './box-tree.ts'
import { type Day, findDays } from './day-search.ts'

/** Cookbooks so small that the days that can be in range are counted by hand. */
const range = (minimum: number, maximum: number) => ({ minimum, maximum })
const ranges = {
  calories: range(1500, 1700),
  fat: range(100, 140),
  netCarbs: range(0, 25),
  protein: range(90, 130),
}
const lean = { calories: 533, fat: 40, netCarbs: 6, protein: 37 }
/** No day can hold one of these, whatever else it holds. */
const sweet = { calories: 533, fat: 40, netCarbs: 60, protein: 37 }

const shelf = (meal: Meal, perServing: Macros, count: number) =>
  Array.from(
    { length: count },
    (_, at): JudgedRecipe => ({
      id: `${meal} ${perServing.netCarbs} ${at}`,
      slug: `${meal}-${perServing.netCarbs}-${at}`,
      meals: [meal],
      prepMinutes: 10,
      cookMinutes: 10,
      free: [],
      contains: [],
      servings: 1,
      ingredients: [],
      perServing,
    }),
  )
const fresh = { unique: 1, leftover: 0, variety: 1, time: 0 }
const personWith = (schedules: AskedFlat['schedules']): Person => ({
  name: 'somebody',
  ranges,
  avoidedRecipes: [],
  flat: {
    schedules: {
      breakfast: { skip: true },
      lunch: fresh,
      dinner: fresh,
      dessert: { unique: 0 },
      ...schedules,
    },
  },
})
const bound = (recipes: JudgedRecipe[], schedules: AskedFlat['schedules'] = {}): [number, number] => {
  const { lower, upper } = boundFor(personWith(schedules), recipes)
  return [lower, upper]
}

describe('the bound on the days in range', () => {
  for (const good of [0, 1, 4, 6, 7])
    it(`is ${4 * good} when ${good} of the dinners fit a day and each is cooked once a week`, () => {
      const recipes = [
        ...shelf('lunch', lean, 20),
        ...shelf('dinner', lean, good),
        ...shelf('dinner', sweet, 20),
      ]
      assert.deepEqual(bound(recipes), [4 * good, 4 * good])
    })

  it('counts what leftovers let one cooking feed', () => {
    const recipes = [...shelf('lunch', lean, 20), ...shelf('dinner', lean, 2), ...shelf('dinner', sweet, 20)]
    const [lower, upper] = bound(recipes, { dinner: { ...fresh, unique: 0, leftover: 2 } })
    assert.equal(lower >= 24 && upper === 28, true)
  })

  it('minds no repeat of a meal that is to be mostly the same', () => {
    const recipes = [...shelf('lunch', lean, 20), ...shelf('dinner', lean, 3), ...shelf('dinner', sweet, 20)]
    assert.deepEqual(bound(recipes, { dinner: { ...fresh, variety: 2 } })[1], 28)
  })

  it('leaves out the days that must have a dessert when no dessert fits', () => {
    const recipes = [
      ...shelf('lunch', lean, 20),
      ...shelf('dinner', lean, 20),
      ...shelf('dessert', { ...sweet, calories: 200 }, 20),
    ]
    assert.deepEqual(bound(recipes, { dessert: { unique: 1 } }), [24, 24])
  })
})

describe('the search for days in range', () => {
  const random = (() => {
    let state = 7
    return () => {
      state = (state * 48271) % 2147483647
      return state / 2147483647
    }
  })()
  const slot = () =>
    Array.from(
      { length: 12 },
      (_, recipe): Serving => ({
        recipe,
        portion: 4,
        macros: Array.from({ length: 4 }, () => 10 * random()),
      }),
    )
  const bounds = { least: [10, 10, 10, 10], most: [16, 17, 18, 19] }
  const isInRange = (day: Day) =>
    bounds.least.every((least, macro) => {
      const total = day.reduce((sum, { macros }) => sum + macros[macro]!, 0)
      return total >= least && total <= bounds.most[macro]!
    })

  it('finds exactly the days that trying them all finds, below any price', () => {
    for (let round = 0; round < 20; round += 1) {
      const slots: [Day, Day, Day] = [slot(), slot(), slot()]
      const prices = Array.from({ length: 12 }, random)
      const priceOf = (day: Day) => day.reduce((sum, { recipe }) => sum + prices[recipe]!, 0)
      const trees = slots.map((servings) => boxTree(servings))
      for (const tree of trees) weigh(tree, (recipe) => prices[recipe]!)
      const { found, isComplete } = findDays(trees, bounds, { count: 1e6, lighterThan: 1.2, chance: random })
      const all = slots[0].flatMap((a) => slots[1].flatMap((b) => slots[2].map((c) => [a, b, c])))
      const wanted = all.filter((day) => {
        const isDistinct = new Set(day.map(({ recipe }) => recipe)).size === day.length
        return isDistinct && isInRange(day) && priceOf(day) < 1.2
      })
      assert.equal(isComplete, true)
      assert.equal(found.length, wanted.length)
      assert.equal(found.every(isInRange), true)
    }
  })
})
