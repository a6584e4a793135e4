import type { WrittenTimes } from '@butterleaf/domain/cooking/batches'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import type { Edible } from '@butterleaf/domain/meal-plan/may-eat'
import { daysLeftoversKeep } from '@butterleaf/domain/meal-plan/meals'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { eachReference } from '@butterleaf/domain/nutrition/mineral-goals/references'
import { shownNutrient } from '@butterleaf/domain/nutrition/nutrients'
import { eatenGrams } from './fields/eaten-nutrition.ts'
import { holdsOrganMeat, isMeatReplacer } from './guesses/meat-replacer.ts'
import { basketFoodsOf } from './planning/basket-foods.ts'
import { loadsPerServing } from './planning/loads-per-serving.ts'
import { categoryOf, minutesOf, type Recipe, type RecipeIngredient } from './recipe.ts'

/** Units that are opened or cut as a whole, so that a part leaves the rest over. */
const wholeUnits: ReadonlySet<UnitName> = new Set([
  'can',
  'jar',
  'slice',
  'fillet',
  'breast',
  'thigh',
  'ball',
  'wrap',
])

/** What the planner knows of a recipe. */
export function dishOf(recipe: Recipe): Dish {
  const { id, meals, perServing, priceLevel, servings, ingredients } = recipe
  const { calories, fat, netCarbs, protein } = perServing
  return {
    id,
    meals,
    minutes: minutesOf(recipe),
    ...(recipe.atOnce !== undefined && { batchTimes: timesOf(recipe) }),
    perServing: { calories, fat, netCarbs, protein },
    gramsPerServing: Math.round(gramsPerServingOf(recipe)),
    priceLevel,
    wholePieces: ingredients.filter(isWhole).map(({ quantity }) => quantity / servings),
    batchServings: servings,
    keepsDays: keepsDaysOf(recipe),
    foods: basketFoodsOf(recipe),
    loads: loadsPerServing(recipe),
    minerals: eachReference((name) => shownNutrient(name, perServing[name])),
    character: {
      cuisine: recipe.cuisine,
      mainProtein: recipe.mainProtein,
      familiarity: recipe.familiarity,
      isMeatReplacer: categoryOf(recipe) !== 'dessert' && isMeatReplacer(recipe),
      isOrganMeat: holdsOrganMeat(recipe),
    },
  }
}

function timesOf({ prepMinutes, cookMinutes, servings, atOnce }: Recipe): WrittenTimes {
  return { prepMinutes, cookMinutes, servings, atOnce }
}

/** CON-4: what says nothing keeps as leftovers do. */
export function keepsDaysOf({ keeps }: Pick<Recipe, 'keeps'>): number {
  return keeps?.days ?? daysLeftoversKeep
}

/** All that is put into the pot and eaten, by the number of people it is written for. */
export function gramsPerServingOf({
  ingredients,
  servings,
  discarded,
}: Pick<Recipe, 'ingredients' | 'servings' | 'discarded'>): number {
  return ingredients.reduce((sum, ingredient) => sum + eatenGrams(ingredient, discarded), 0) / servings
}

/** What decides who may be served it. */
export function edibleOf({ id, free, contains, ingredients, needs }: Recipe): Edible {
  return {
    id,
    free,
    contains,
    foods: ingredients.map(({ food }) => food.name),
    groups: [...new Set(ingredients.flatMap(({ food }) => food.groups))],
    needs,
  }
}

function isWhole({ food, unit }: RecipeIngredient): boolean {
  const inUnit = unit ?? pieceUnitOf(food)
  return food.whole || (inUnit !== undefined && wholeUnits.has(inUnit))
}
