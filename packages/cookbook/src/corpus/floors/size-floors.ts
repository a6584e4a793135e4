import { type Meal, meals } from '@butterleaf/domain/meal-plan/meals'
import type { Recipe } from '../../recipes/recipe.ts'
import { demands, inCategory, isVegetarianDairyAndNutFree, withinMinutes } from '../statistics.ts'
import type { CorpusFloor } from './floor.ts'

const perCategory: Readonly<Record<Meal, number>> = { breakfast: 280, lunch: 400, dinner: 490, dessert: 130 }
const quick: readonly { meal: Meal; minutes: number; from: number }[] = [
  { meal: 'breakfast', minutes: 20, from: 110 },
  { meal: 'lunch', minutes: 30, from: 120 },
  { meal: 'dinner', minutes: 30, from: 90 },
]

/** How many recipes there are. */
export const sizeFloors: readonly CorpusFloor[] = [
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
export const demandFloors: readonly CorpusFloor[] = [
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
