import type { Equipment } from '@butterleaf/domain/cooking/equipment'
import { type MainMeal, type Meal, meals } from '@butterleaf/domain/meals/meals'
import { isSide } from '@butterleaf/domain/recipes/categories'
import type { Diet } from '@butterleaf/domain/recipes/dietary-tags'
import { minutesOf, type Recipe } from '../recipes/recipe.ts'
import {
  demands,
  fatPercent,
  inCategory,
  isFibrous,
  isVegetarianDairyAndNutFree,
  quantile,
  sharePercent,
  withinMinutes,
} from './statistics.ts'

/** Each floor with what is wanted and what is there. */
export function floorStates(recipes: readonly Recipe[]): FloorState[] {
  const ofMeals = [...sizeFloors, ...demandFloors, ...shelfFloors, ...shapeFloors]
  const meals = recipes.filter((recipe) => !isSide(recipe))
  return [
    ...ofMeals.map((one) => stateOf(one, meals)),
    ...sideFloors.map((one) => stateOf(one, recipes.filter(isSide))),
  ]
}

function stateOf({ what, from = 0, to, count }: CorpusFloor, recipes: readonly Recipe[]): FloorState {
  const value = Math.round(count(recipes) * 10) / 10
  const wanted = to === undefined ? `at least ${from}` : from === 0 ? `at most ${to}` : `${from} to ${to}`
  return { what, wanted, value, isReached: value >= from && (to === undefined || value <= to) }
}

/** A sentence for each floor that isn't reached and should be. */
export function missedFloors(recipes: readonly Recipe[]): string[] {
  return floorStates(recipes)
    .filter(({ isReached }) => !isReached)
    .map(({ what, wanted, value }) => `${what}: ${value}, wanted ${wanted}.`)
}

/** A number that the cookbook must reach, or must not exceed. */
type CorpusFloor = {
  what: string
  from?: number
  to?: number
  count: (recipes: readonly Recipe[]) => number
}
type FloorState = { what: string; wanted: string; value: number; isReached: boolean }

const perCategory: Readonly<Record<Meal, number>> = { breakfast: 280, lunch: 400, dinner: 490, dessert: 130 }
const quick: readonly { meal: Meal; minutes: number; from: number }[] = [
  { meal: 'breakfast', minutes: 20, from: 110 },
  { meal: 'lunch', minutes: 30, from: 120 },
  { meal: 'dinner', minutes: 30, from: 90 },
]

/** How many recipes there are. */
const sizeFloors: readonly CorpusFloor[] = [
  { what: 'recipes', from: 1300, count: (recipes) => recipes.length },
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

type Counts = Readonly<Record<Meal, number>>

/** What each diet, and the cookbook without each exclusion, has of each category: no fewer than the first edition had. */
const leastOfDemand: Readonly<Record<string, Counts>> = {
  vegetarian: { breakfast: 120, lunch: 140, dinner: 160, dessert: 100 },
  'dairy-free': { breakfast: 139, lunch: 224, dinner: 288, dessert: 67 },
  'nut-free': { breakfast: 214, lunch: 324, dinner: 380, dessert: 82 },
  'no red meat': { breakfast: 227, lunch: 311, dinner: 346, dessert: 122 },
  'no poultry': { breakfast: 228, lunch: 304, dinner: 362, dessert: 122 },
  'no pork': { breakfast: 214, lunch: 300, dinner: 356, dessert: 121 },
  'no fish': { breakfast: 206, lunch: 281, dinner: 353, dessert: 127 },
  'no eggs': { breakfast: 118, lunch: 230, dinner: 314, dessert: 79 },
  'no shellfish': { breakfast: 236, lunch: 325, dinner: 388, dessert: 127 },
}
const leastOfAllThree = { breakfast: 60, lunch: 80, dinner: 90 } as const

/** Every diet lives: the others (gluten-free, soy-free, sesame-free) are counted, not demanded. */
const demandFloors: readonly CorpusFloor[] = [
  ...(['breakfast', 'lunch', 'dinner'] as const).map((meal) => ({
    what: `${meal} recipes that are vegetarian, dairy-free and nut-free`,
    from: leastOfAllThree[meal],
    count: (recipes: readonly Recipe[]) =>
      inCategory(recipes, meal).filter(isVegetarianDairyAndNutFree).length,
  })),
  ...demands.flatMap(({ name, holds }) =>
    meals.flatMap((meal) => {
      const from = leastOfDemand[name]?.[meal]
      const count = (recipes: readonly Recipe[]) => inCategory(recipes, meal).filter(holds).length
      return from === undefined ? [] : [{ what: `${meal} recipes for "${name}"`, from, count }]
    }),
  ),
]

type Test = (recipe: Recipe) => boolean

const isShelf: Test = ({ familiarity }) => familiarity === 'shelf'
const needsOneOf = (...equipment: readonly Equipment[]): Test => {
  return ({ needs }) => equipment.some((one) => needs.includes(one))
}
const isVegetarianAndDairyFree: Test = ({ free }) =>
  free.includes('vegetarian') && free.includes('dairy-free')

const perMeal: Readonly<Record<Meal, number>> = { breakfast: 50, lunch: 70, dinner: 90, dessert: 10 }
const perDiet = { breakfast: 12, lunch: 15, dinner: 20 } as const
const diets = ['vegetarian', 'dairy-free', 'nut-free', 'no eggs', 'no pork']

/** CON-1: the weeknight shelf, in every diet, and the pots and boxes of an ordinary kitchen. */
const shelfFloors: readonly CorpusFloor[] = [
  floor('shelf recipes', 220, isShelf),
  ...Object.entries(perMeal).map(([meal, from]) =>
    ofMeal(meal as Meal, 'shelf recipes', { from, holds: isShelf }),
  ),
  ofMeal('breakfast', 'shelf recipes of 10 min or less', {
    from: 20,
    holds: (recipe) => isShelf(recipe) && minutesOf(recipe) <= 10,
  }),
  ofMeal('lunch', 'shelf recipes that nothing is cooked for', {
    from: 20,
    holds: (recipe) => isShelf(recipe) && recipe.cookMinutes === 0,
  }),
  ...demands
    .filter(({ name }) => diets.includes(name))
    .flatMap(({ name, holds }) =>
      (['breakfast', 'lunch', 'dinner'] as const).map((meal) =>
        ofMeal(meal, `shelf recipes for "${name}"`, {
          from: perDiet[meal],
          holds: (recipe) => isShelf(recipe) && holds(recipe),
        }),
      ),
    ),
  floor(
    'shelf mains that are vegetarian and dairy-free',
    40,
    (recipe) => isShelf(recipe) && recipe.meals[0] !== 'dessert' && isVegetarianAndDairyFree(recipe),
  ),
  floor('recipes for an air fryer', 25, needsOneOf('air-fryer')),
  floor('recipes for a slow or pressure cooker', 20, needsOneOf('slow-cooker', 'pressure-cooker')),
  floor('recipes that freeze', 40, ({ keeps }) => keeps?.freezes === true),
]

function floor(what: string, from: number, holds: Test): CorpusFloor {
  return { what, from, count: (recipes) => recipes.filter(holds).length }
}

function ofMeal(meal: Meal, what: string, { from, holds }: { from: number; holds: Test }): CorpusFloor {
  return {
    what: `${meal}: ${what}`,
    from,
    count: (recipes) => inCategory(recipes, meal).filter(holds).length,
  }
}

const isFree =
  (diet: Diet): Test =>
  ({ free }) =>
    free.includes(diet)
const goesWith =
  (meal: MainMeal): Test =>
  ({ goesWith = [] }) =>
    goesWith.includes(meal)

/** ED-2: of the sides alone, as no other floor counts them. */
const sideFloors: readonly CorpusFloor[] = [
  floor('sides', 60, () => true),
  floor('sides for breakfast', 15, goesWith('breakfast')),
  floor('sides for lunch', 45, goesWith('lunch')),
  floor('sides for dinner', 45, goesWith('dinner')),
  floor('sides of 20 min or less', 60, (recipe) => minutesOf(recipe) <= 20),
  floor('vegetarian sides', 45, isFree('vegetarian')),
  floor('dairy-free sides', 30, isFree('dairy-free')),
  floor('nut-free sides', 50, isFree('nut-free')),
  floor('sides of 5 g of fiber or more', 15, isFibrous),
  floor('sides of 250 kcal or more', 15, ({ perServing }) => Math.round(perServing.calories) >= 250),
  floor(
    'sides with at most 2 mg of sodium per kcal',
    50,
    ({ perServing }) => perServing.sodium <= 2 * perServing.calories,
  ),
]

const binKcal = 30
/** Fewer in a bin and its neighbours say nothing of the shape. */
const fewestInBin = 12
const usualKcal = { from: 450, to: 600 }
/** Tenths of a gram on either side that a tenth is compared with. */
const tenthsBeside = 5
const aromatics: ReadonlySet<string> = new Set([
  'onion',
  'red-onion',
  'white-onion',
  'yellow-onion',
  'shallot',
])
const leastAromaticGrams = 5

const isMain = ({ meals: [category] }: Recipe) => category === 'lunch' || category === 'dinner'
const mains = (recipes: readonly Recipe[]) => recipes.filter(isMain)

/** CON-2: figures as cooking gives them. A recipe that was bent to a number stands out where others bent to it, too. */
const shapeFloors: readonly CorpusFloor[] = [
  {
    what: '% of energy from fat in the median main',
    from: 65,
    to: 75,
    count: (recipes) => quantile(mains(recipes).map(fatPercent), 0.5),
  },
  {
    what: `times the mean of its neighbours in the fullest bin of ${binKcal} kcal, of mains`,
    to: 1.6,
    count: (recipes) => steepestBin(mains(recipes)),
  },
  {
    what: 'times the mean of the tenths of a gram beside it in the fullest one of net carbs, of mains',
    to: 2,
    count: (recipes) => steepestTenth(mains(recipes)),
  },
  {
    what: 'kcal of the median main',
    ...usualKcal,
    count: (recipes) =>
      quantile(
        mains(recipes).map(({ perServing }) => perServing.calories),
        0.5,
      ),
  },
  {
    what: `% of mains between ${usualKcal.from} and ${usualKcal.to} kcal`,
    from: 33,
    count: (recipes) => sharePercent(mains(recipes).filter(isOfUsualEnergy).length, mains(recipes).length),
  },
  {
    what: `mains with onions of less than ${leastAromaticGrams} g a serving`,
    to: 0,
    count: (recipes) => mains(recipes).filter(hasTooLittleOnion).length,
  },
]

function steepestBin(recipes: readonly Recipe[]): number {
  return steepness(
    countsBy(recipes, ({ perServing }) => Math.floor(perServing.calories / binKcal)),
    1,
  )
}

/**
 * How many share a tenth by chance grows with the cookbook: of a thousand mains 20 to 28 where 12 to 14 are the mean. So a tenth is
 * compared with those around it.
 */
function steepestTenth(recipes: readonly Recipe[]): number {
  return steepness(
    countsBy(recipes, ({ perServing }) => Math.round(perServing.netCarbs * 10)),
    tenthsBeside,
  )
}

/** The fullest bin beside the mean of as many on either side of it. */
function steepness(bins: ReadonlyMap<number, number>, reach: number): number {
  const ratios = [...bins].flatMap(([bin, count]) => {
    const around = Array.from({ length: 2 * reach + 1 }, (_, at) => bins.get(bin - reach + at) ?? 0)
    const beside = (around.reduce((sum, one) => sum + one, 0) - count) / (2 * reach)
    return count < fewestInBin || beside === 0 ? [] : [count / beside]
  })
  return Math.max(0, ...ratios)
}

function isOfUsualEnergy({ perServing: { calories } }: Recipe): boolean {
  return calories >= usualKcal.from && calories <= usualKcal.to
}

/** An onion is an onion: raw rings as a garnish are told by their few grams, and are few. */
function hasTooLittleOnion({ ingredients, servings }: Recipe): boolean {
  const onions = ingredients.filter(({ food }) => aromatics.has(food.id))
  const grams = onions.reduce((sum, one) => sum + one.grams, 0)
  return onions.length > 0 && grams / servings < leastAromaticGrams
}

function countsBy(recipes: readonly Recipe[], keyOf: (recipe: Recipe) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const recipe of recipes) counts.set(keyOf(recipe), (counts.get(keyOf(recipe)) ?? 0) + 1)
  return counts
}
