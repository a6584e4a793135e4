import type { Equipment } from '@butterleaf/domain/cooking/equipment'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { minutesOf, type Recipe } from '../../recipes/recipe.ts'
import { demands, inCategory } from '../statistics.ts'
import type { CorpusFloor } from './floor.ts'

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
export const shelfFloors: readonly CorpusFloor[] = [
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
