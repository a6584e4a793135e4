import { type Meal, meals } from '@butterleaf/domain/meal-plan/meals'
import type { Recipe } from '../recipes/recipe.ts'
import {
  demands,
  fatPercent,
  inCategory,
  isVegetarianDairyAndNutFree,
  proteinPercent,
  quantile,
  sharePercent,
  withinMinutes,
} from './statistics.ts'

/** A number that the cookbook must reach, or must not exceed. */
type Floor = { what: string; from?: number; to?: number; count: (recipes: readonly Recipe[]) => number }
export type FloorState = { what: string; wanted: string; value: number; isReached: boolean }

const perCategory: Readonly<Record<Meal, number>> = { breakfast: 230, lunch: 330, dinner: 400, dessert: 120 }
const mainMeals = ['breakfast', 'lunch', 'dinner'] as const
const quick: readonly { meal: Meal; minutes: number; from: number }[] = [
  { meal: 'breakfast', minutes: 20, from: 60 },
  { meal: 'lunch', minutes: 30, from: 120 },
  { meal: 'dinner', minutes: 30, from: 90 },
]
/** What each diet, and each exclusion alone, leaves of each category. */
const demandPercent = 40
/** Vegetarian, dairy-free, nut-free and the exclusions; the other diets are counted, not demanded. */
const demanded = demands.filter(({ name }) => !['gluten-free', 'soy-free', 'sesame-free'].includes(name))

const sizeFloors: readonly Floor[] = [
  { what: 'recipes', from: 1080, count: (recipes) => recipes.length },
  ...meals.map((meal) => ({
    what: `${meal} recipes`,
    from: perCategory[meal],
    count: (recipes: readonly Recipe[]) => inCategory(recipes, meal).length,
  })),
  {
    what: 'cuisines',
    from: 25,
    count: (recipes) => new Set(recipes.map(({ cuisine }) => cuisine)).size,
  },
  ...quick.map(({ meal, minutes, from }) => ({
    what: `${meal} recipes of ${minutes} min or less`,
    from,
    count: (recipes: readonly Recipe[]) => withinMinutes(inCategory(recipes, meal), minutes),
  })),
]

const demandFloors: readonly Floor[] = [
  ...mainMeals.map((meal) => ({
    what: `${meal} recipes that are vegetarian, dairy-free and nut-free`,
    from: 40,
    count: (recipes: readonly Recipe[]) =>
      inCategory(recipes, meal).filter(isVegetarianDairyAndNutFree).length,
  })),
  ...demanded.flatMap(({ name, holds }) =>
    meals.map((meal) => ({
      what: `% of ${meal} recipes for "${name}"`,
      from: demandPercent,
      count: (recipes: readonly Recipe[]) => percentOf(inCategory(recipes, meal), holds),
    })),
  ),
]

const isMain = ({ meals: [category] }: Recipe) => category === 'lunch' || category === 'dinner'
const mains = (recipes: readonly Recipe[]) => recipes.filter(isMain)

/** What the planner needs of the mix: small eaters and large ones, lean days and rich ones. */
const macroFloors: readonly Floor[] = [
  {
    what: 'g net carbs in the median dinner',
    to: 7,
    count: (recipes) =>
      quantile(
        inCategory(recipes, 'dinner').map(({ perServing }) => perServing.netCarbs),
        0.5,
      ),
  },
  {
    what: '% of energy from fat in the median main',
    from: 68,
    to: 75,
    count: (recipes) => quantile(mains(recipes).map(fatPercent), 0.5),
  },
  {
    what: '% of lunches and dinners above 35 % of energy from protein',
    from: 20,
    count: (recipes) => percentOf(mains(recipes), (recipe) => proteinPercent(recipe) > 35),
  },
  {
    what: '% of energy from protein, 5th percentile of lunches and dinners',
    to: 14,
    count: (recipes) => quantile(mains(recipes).map(proteinPercent), 0.05),
  },
  {
    what: '% of energy from protein, 95th percentile of lunches and dinners',
    from: 42,
    count: (recipes) => quantile(mains(recipes).map(proteinPercent), 0.95),
  },
  ...mainMeals.flatMap((meal): Floor[] => [
    {
      what: `% of ${meal} recipes below 350 kcal`,
      from: 20,
      count: (recipes) => percentOf(inCategory(recipes, meal), ({ perServing }) => perServing.calories < 350),
    },
    {
      what: `% of ${meal} recipes above 650 kcal`,
      from: 20,
      count: (recipes) => percentOf(inCategory(recipes, meal), ({ perServing }) => perServing.calories > 650),
    },
  ]),
]

function percentOf(recipes: readonly Recipe[], holds: (recipe: Recipe) => boolean): number {
  return Math.floor(sharePercent(recipes.filter(holds).length, recipes.length))
}

/** Each floor with what is wanted and what is there. */
export function floorStates(recipes: readonly Recipe[]): FloorState[] {
  return [...sizeFloors, ...demandFloors, ...macroFloors].map(({ what, from = 0, to, count }) => {
    const value = Math.round(count(recipes) * 10) / 10
    const wanted = to === undefined ? `at least ${from}` : from === 0 ? `at most ${to}` : `${from} to ${to}`
    return { what, wanted, value, isReached: value >= from && (to === undefined || value <= to) }
  })
}

/** A sentence for each floor that isn't reached. */
export function missedFloors(recipes: readonly Recipe[]): string[] {
  return floorStates(recipes)
    .filter(({ isReached }) => !isReached)
    .map(({ what, wanted, value }) => `${what}: ${value}, wanted ${wanted}.`)
}
