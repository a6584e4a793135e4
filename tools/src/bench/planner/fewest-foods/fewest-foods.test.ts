import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { expect, it } from 'vitest'
import { loadHighs } from '../bound/load-highs.ts'
import type { Eater, JudgedRecipe } from '../judged.ts'
import type { Macros, Meal } from '../rules.ts'
import { fewestFoodsOf } from './fewest-foods.ts'
import { fillChoices, foodsProblemOf, type WeekChoices, weekChoicesOf } from './foods-problem.ts'

/** Kitchens so small that every week can be tried: lunch is one dish all week, three dinners feed the week. */
const range = (minimum: number, maximum: number) => ({ minimum, maximum })
const person: Eater = {
  ranges: {
    calories: range(1500, 1700),
    fat: range(100, 140),
    netCarbs: range(0, 25),
    protein: range(90, 130),
  },
  avoidedRecipes: [],
  flat: {
    schedules: {
      breakfast: { skip: true },
      lunch: { unique: 1, variety: 2, time: 0 },
      dinner: { unique: 0, leftover: 2, variety: 1, time: 0 },
    },
  },
}
const lean = { calories: 800, fat: 60, netCarbs: 9, protein: 55 }
/** One of these takes its day out of range, and the totals of a week bear one or two of them. */
const sweet = { ...lean, netCarbs: 40 }
const fed = (...days: number[]) => ({
  meal: 'dinner' as const,
  isSame: false,
  oldestLeftoverDays: days.at(-1)! - days[0]!,
  slots: days.map((day, at) => ({
    day,
    meal: 'dinner' as const,
    ...(at > 0 && { parent: { day: days[0]!, meal: 'dinner' as const } }),
  })),
})
const choices: WeekChoices = [
  {
    meal: 'lunch',
    isSame: true,
    oldestLeftoverDays: 0,
    slots: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, meal: 'lunch' })),
  },
  fed(0, 1, 2),
  fed(3, 4, 5),
  fed(6),
]
const ofMeal = 14
const recipe = (id: string, meal: Meal, perServing: Macros): JudgedRecipe => ({
  ...{ id, slug: id, meals: [meal], prepMinutes: 10, cookMinutes: 10, free: [], contains: [] },
  ...{ servings: 1, ingredients: [], perServing },
})

function kitchenOf(seed: string) {
  const chance = seededRandom(seed)
  const whole = (below: number) => Math.floor(chance() * below)
  const recipes = (['lunch', 'dinner'] as const).flatMap((meal) =>
    Array.from({ length: ofMeal }, (_, at) => recipe(`${meal} ${at}`, meal, chance() < 0.3 ? sweet : lean)),
  )
  const foods = recipes.map(() => [
    ...new Set(Array.from({ length: 2 + whole(4) }, () => `food ${whole(14)}`)),
  ])
  const rowsOf = (at: number) => foods[at]!.map((food) => [food])
  const foodsOf = (dishes: readonly { id: string }[]) =>
    new Set(dishes.flatMap(({ id }) => foods[recipes.findIndex((each) => each.id === id)]!)).size
  return { recipes, rowsOf, foodsOf, isLean: (at: number) => recipes[at]!.perServing === lean }
}

/** By trying them all. */
function fewestByTrying({ recipes, foodsOf, isLean }: ReturnType<typeof kitchenOf>): number {
  const leans = [...recipes.keys()].filter(isLean)
  const lunches = leans.filter((at) => at < ofMeal)
  const dinners = leans.filter((at) => at >= ofMeal)
  let fewest = Number.POSITIVE_INFINITY
  for (const lunch of lunches)
    for (const first of dinners)
      for (const second of dinners.filter((at) => at > first))
        for (const third of dinners.filter((at) => at > second))
          fewest = Math.min(fewest, foodsOf([lunch, first, second, third].map((at) => recipes[at]!)))
  return fewest
}

/** A week that may be: the first dishes that fit a day. */
function anyWeek({ recipes, isLean }: ReturnType<typeof kitchenOf>) {
  const leans = [...recipes.keys()].filter(isLean)
  const dishes = [leans[0]!, ...leans.filter((at) => at >= ofMeal)]
  return fillChoices(
    choices,
    (choice) => recipes[dishes[choice]!]!,
    () => 1,
  )
}

const highs = await loadHighs()
for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
  it(`proves no more foods than the fewest there are, and shows a week of no fewer (kitchen ${seed})`, () => {
    const kitchen = kitchenOf(seed)
    const known = anyWeek(kitchen)
    const foodsOf = (week: typeof known) => kitchen.foodsOf(week.flat().map((item) => item.recipe))
    const problem = foodsProblemOf(person, kitchen.recipes, { choices, rowsOf: kitchen.rowsOf })
    const { lower, best } = fewestFoodsOf(highs, problem, { known, foodsOf, seconds: 20 })
    const fewest = fewestByTrying(kitchen)
    expect(lower).toBeLessThanOrEqual(fewest)
    expect(lower).toBeGreaterThan(1)
    expect(best).toBeGreaterThanOrEqual(fewest)
    expect(best).toBeLessThanOrEqual(foodsOf(known))
  })

it('finds and proves the fewest where every dish fits a day', () => {
  const kitchen = kitchenOf('g')
  const recipes = kitchen.recipes.map((one) => ({ ...one, perServing: lean }))
  const easy = { ...kitchen, recipes, isLean: () => true }
  const known = anyWeek(easy)
  const foodsOf = (week: typeof known) => easy.foodsOf(week.flat().map((item) => item.recipe))
  const problem = foodsProblemOf(person, recipes, { choices, rowsOf: kitchen.rowsOf })
  const { lower, best } = fewestFoodsOf(highs, problem, { known, foodsOf, seconds: 20 })
  expect(best).toBeLessThan(foodsOf(known))
  expect([lower, best]).toEqual([fewestByTrying(easy), fewestByTrying(easy)])
})

it('reads from a plan which slots share a dish', () => {
  const week = anyWeek(kitchenOf('a'))
  const plan = [0, 1, 2, 3].flatMap((number) =>
    week.map((items) =>
      items.map((item) => ({
        ...item,
        parent: item.parent && { ...item.parent, day: item.parent.day + 7 * number },
      })),
    ),
  )
  const read = weekChoicesOf(plan, 2, person.flat)
  expect(read).toEqual(choices)
})
