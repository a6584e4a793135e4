import { edibleOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { Helping } from '@butterleaf/domain/meal-plan/item'
import { type Forbidden, forbiddenBy } from '@butterleaf/domain/meal-plan/may-eat'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import { type DayPlace, findDay } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { bestFit } from './best-fit.ts'
import { neighboursOf, putWithFit } from './day-around.ts'
import { avoidancesOf, type Plan, withTemplate } from './plan.ts'
import { refused, settled } from './settled.ts'

export type ChosenRecipe = {
  place: DayPlace
  meal: Meal
  recipeId: string
  /** The operation that puts it there. */
  put: (template: Template, helping: Helping) => Outcome
}

/** Where no serving keeps the meal to its share of the day. */
const usualServings = 1

/** The person's own choice, in the serving that suits the day: over the time limit it may be, forbidden it may not. */
export function chooseRecipe(
  cookbook: Cookbook,
  plan: Plan,
  { place, meal, recipeId, put }: ChosenRecipe,
): Plan {
  const recipe = allowedRecipe(cookbook, plan, recipeId)
  const { template } = plan.active
  const found = findDay(template, place)
  if (!found) throw refused({ because: 'not-there' })
  const slot = found.day.items.find((item) => item.meal === meal)
  const neighbours = neighboursOf(found.day, slot?.id ?? '')
  const fit = bestFit(cookbook, plan, { day: found.day, meal }, recipe.id)
  const helping = { recipeId: recipe.id, servings: fit?.servings ?? usualServings }
  const outcome = putWithFit(template, place, { fit, neighbours }, (current) => put(current, helping))
  return withTemplate(plan, settled(outcome))
}

/** By an id as it was sent; raised when there is none, or the person must not be served it. */
export function allowedRecipe(cookbook: Cookbook, plan: Plan, recipeId: string): Recipe {
  const recipe = cookbook.resolve(recipeId)
  if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe.' })
  const because = forbiddenFor(cookbook, plan)(recipe)
  if (because) throw new AppError('forbidden-recipe', { detail: forbiddenSentences[because] })
  return recipe
}

const forbiddenSentences = {
  diet: 'This recipe isn’t free of something you need your food to be free of.',
  exclusion: 'This recipe has something you don’t eat.',
  'avoided-ingredient': 'This recipe has an ingredient you avoid.',
  'avoided-recipe': 'You avoid this recipe. Take that back to choose it.',
} as const satisfies Record<Forbidden, string>

export function forbiddenFor(
  { kitchen }: Cookbook,
  diner: Pick<Plan, 'answers' | 'interactions'>,
): (recipe: Recipe) => Forbidden | undefined {
  const avoided = kitchen.expandFoodNames(avoidancesOf(diner))
  return (recipe) => forbiddenBy(edibleOf(recipe), avoided)
}
