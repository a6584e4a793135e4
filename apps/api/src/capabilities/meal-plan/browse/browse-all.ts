import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { oncePerValue } from '@butterleaf/domain/derived/once-per-value'
import { basketOf, browsePrice } from '@butterleaf/domain/meal-plan/drawing/browse-price'
import { dishesFor, sidesFor } from '@butterleaf/domain/meal-plan/drawing/diner'
import { recipesOfType } from '@butterleaf/domain/meal-plan/interactions'
import { type FoundDay, findDayById } from '@butterleaf/domain/meal-plan/places'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { priceForPalate, suitsPalate } from '@butterleaf/domain/meal-plan/planner/palate'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import { type BrowseAnswer, browseRecipes, type SlotFit } from '@butterleaf/domain/recipes/browse'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { LoadedPlan } from '../plan.ts'
import type { CandidatesOf } from './cache-candidates.ts'

export type AllRecipesPage = Omit<BrowseAnswer<Recipe>, 'results'> & { results: readonly Recipe[] }

export type AllRecipesQuestion = Readonly<{
  filters: RecipeFilters
  sort: 'title' | 'suits'
  month: number | undefined
  /** The id of the day that the person is at. */
  dayId: string | undefined
  /** Only what that day has room for. */
  fitsDay: boolean
}>

/**
 * RCP-1: a page of all that the person may eat. Without a slot there is no day to fit: what the person likes to eat comes first, and
 * MAP-5 on request what suits the week and the season.
 * ED-2: sides where they are asked for: older clients don't know what is of no meal.
 */
export function browseAll(
  candidatesOf: CandidatesOf,
  loaded: LoadedPlan,
  question: AllRecipesQuestion,
): AllRecipesPage {
  const { plan, cookbook } = loaded
  const { filters } = question
  const planning = { kitchen: cookbook.kitchen, diner: plan }
  const sides = filters.categories.includes('side') ? sidesFor(planning, { chooser: 'person' }) : []
  const fitting = question.fitsDay ? recipesThatFit(candidatesOf, loaded, question) : undefined
  const dishes = [...dishesFor(planning, { chooser: 'person' }), ...sides].filter(
    ({ id }) => fitting?.has(id) ?? true,
  )
  const priceOf = dishPrices(loaded, question)
  const { palate } = profileOf(plan.answers)
  const { results, ...page } = browseRecipes({
    recipes: dishes.flatMap(({ id }) => cookbook.recipe(id) ?? []),
    filters,
    index: cookbook.searchIndex(),
    fitOf: (recipeId) => {
      const dish = cookbook.kitchen.dish(recipeId)
      return dish
        ? { ...fitOfDish(dish), isDisliked: !suitsPalate(dish.character, palate), price: priceOf(dish) }
        : unknownFit
    },
    liked: new Set(recipesOfType(plan.interactions, 'like')),
  })
  return { ...page, results: results.map(({ recipe }) => recipe) }
}

const unknownFit: SlotFit = {
  deviation: 0,
  servings: 1,
  isLate: false,
  changesOthers: false,
  netCarbs: 0,
  isDisliked: false,
  price: 0,
}

function fitOfDish({ perServing }: Dish): SlotFit {
  return { ...unknownFit, netCarbs: perServing.netCarbs }
}

function dishPrices(
  { plan, cookbook }: LoadedPlan,
  { sort, dayId, month }: AllRecipesQuestion,
): (dish: Dish) => number {
  const { palate, wishes } = profileOf(plan.answers)
  if (sort === 'title') return ({ character }) => priceForPalate(character, palate)
  const { template, seed } = plan.active
  const week = dayId === undefined ? undefined : findDayById(template, dayId)?.week
  const basket = week ? basketOf(week, cookbook.kitchen) : new Set<string>()
  const occasion = { palate, wishes, basket, month, seed }
  return (dish) => {
    const recipe = cookbook.recipe(dish.id)
    return browsePrice(dish, recipe ? seasonsOfRecipe(recipe) : noSeasons, occasion)
  }
}

const seasonsOfRecipe = oncePerValue(({ ingredients }: Recipe) =>
  ingredients.flatMap(({ food }) => food.season ?? []),
)
const noSeasons: ReturnType<typeof seasonsOfRecipe> = []

/** Those with which the day stays in its ranges as it is, in an open slot of their meal or in the place of its dish, or beside it. */
function recipesThatFit(
  candidatesOf: CandidatesOf,
  loaded: LoadedPlan,
  { dayId, filters }: AllRecipesQuestion,
): ReadonlySet<string> {
  const { template } = loaded.plan.active
  const found = dayId === undefined ? undefined : findDayById(template, dayId)
  if (!found) throw new AppError('not-found', { detail: refusalSentence({ because: 'not-there' }) })
  const kinds = filters.categories.includes('side') ? (['main', 'side'] as const) : (['main'] as const)
  return new Set(
    changeableSlots(found).flatMap((slot) =>
      kinds.flatMap((kind) =>
        [...candidatesOf(loaded, slot, { kind })]
          .filter(
            ([, { standing }]) => standing.deviation === 0 && !standing.changesOthers && !standing.isLate,
          )
          .map(([recipeId]) => recipeId),
      ),
    ),
  )
}

function changeableSlots(found: FoundDay) {
  if (found.day.isComplete) return []
  return found.day.items
    .filter(({ kind }) => kind === 'empty' || kind === 'normal')
    .map((item) => ({ ...found, item }))
}
