import { type Meal, meals, type Recipe } from '../recipes/recipe.ts'
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

/** One thing the cookbook must have enough of. */
type Floor = { what: string; from?: number; to?: number; count: (recipes: readonly Recipe[]) => number }
type Scale = {
  recipes: number
  perCategory: Record<Meal, number>
  cuisines: number
  /** Recipes of a breakfast, lunch or dinner that are vegetarian, dairy-free and nut-free at once. */
  strictest: number
  quick: readonly { meal: Meal; minutes: number; from: number }[]
  /** What each diet, and each exclusion alone, leaves of each category. */
  demandPercent: number
}

const scales = {
  'first-shelf': {
    recipes: 160,
    perCategory: { breakfast: 30, lunch: 45, dinner: 55, dessert: 15 },
    cuisines: 15,
    strictest: 4,
    quick: [
      { meal: 'breakfast', minutes: 20, from: 9 },
      { meal: 'lunch', minutes: 30, from: 18 },
      { meal: 'dinner', minutes: 30, from: 14 },
    ],
    demandPercent: 20,
  },
  full: {
    recipes: 1001,
    perCategory: { breakfast: 230, lunch: 330, dinner: 400, dessert: 120 },
    cuisines: 25,
    strictest: 40,
    quick: [
      { meal: 'breakfast', minutes: 20, from: 60 },
      { meal: 'lunch', minutes: 30, from: 120 },
      { meal: 'dinner', minutes: 30, from: 90 },
    ],
    demandPercent: 40,
  },
} as const satisfies Record<string, Scale>

export type FloorSet = keyof typeof scales
export const floorSets = Object.keys(scales) as FloorSet[]

const mainMeals = ['breakfast', 'lunch', 'dinner'] as const
/** Vegetarian, dairy-free, nut-free and the exclusions; the other diets are counted, not demanded. */
const demanded = demands.filter(({ name }) => !['gluten-free', 'soy-free', 'sesame-free'].includes(name))

function floorsOf(scale: Scale): Floor[] {
  return [
    { what: 'recipes', from: scale.recipes, count: (recipes) => recipes.length },
    ...meals.map((meal) => ({
      what: `${meal} recipes`,
      from: scale.perCategory[meal],
      count: (recipes: readonly Recipe[]) => inCategory(recipes, meal).length,
    })),
    {
      what: 'cuisines',
      from: scale.cuisines,
      count: (recipes) => new Set(recipes.map(({ cuisine }) => cuisine)).size,
    },
    ...scale.quick.map(({ meal, minutes, from }) => ({
      what: `${meal} recipes of ${minutes} min or less`,
      from,
      count: (recipes: readonly Recipe[]) => withinMinutes(inCategory(recipes, meal), minutes),
    })),
    ...mainMeals.map((meal) => ({
      what: `${meal} recipes that are vegetarian, dairy-free and nut-free`,
      from: scale.strictest,
      count: (recipes: readonly Recipe[]) =>
        inCategory(recipes, meal).filter(isVegetarianDairyAndNutFree).length,
    })),
    ...demanded.flatMap((demand) => meals.map((meal) => demandFloor(demand, meal, scale.demandPercent))),
    ...macroFloors,
  ]
}

function demandFloor({ name, holds }: (typeof demands)[number], meal: Meal, from: number): Floor {
  return {
    what: `% of ${meal} recipes for "${name}"`,
    from,
    count: (recipes) => {
      const all = inCategory(recipes, meal)
      return Math.floor(sharePercent(all.filter(holds).length, all.length))
    },
  }
}

const mains = (recipes: readonly Recipe[]) => [
  ...inCategory(recipes, 'lunch'),
  ...inCategory(recipes, 'dinner'),
]

/** The same at any size: what the planner needs of the mix. */
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
    count: (recipes) =>
      sharePercent(
        mains(recipes).filter((recipe) => proteinPercent(recipe) > 35).length,
        mains(recipes).length,
      ),
  },
]

/** A sentence for each floor that isn't reached. */
export function missedFloors(recipes: readonly Recipe[], set: FloorSet): string[] {
  return floorsOf(scales[set]).flatMap(({ what, from = 0, to, count }) => {
    const value = Math.round(count(recipes) * 10) / 10
    if (value >= from && (to === undefined || value <= to)) return []
    const wanted = to === undefined ? `at least ${from}` : from === 0 ? `at most ${to}` : `${from} to ${to}`
    return [`${what}: ${value}, wanted ${wanted}.`]
  })
}
