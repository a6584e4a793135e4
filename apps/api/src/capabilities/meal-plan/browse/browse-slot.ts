import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { SlotCandidate } from '@butterleaf/domain/meal-plan/drawing/slot-candidates'
import { recipesOfType } from '@butterleaf/domain/meal-plan/interactions'
import { type DayPlace, type FoundItem, findDay } from '@butterleaf/domain/meal-plan/places'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { type BrowseAnswer, browseRecipes } from '@butterleaf/domain/recipes/browse'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { LoadedPlan, Plan } from '../plan.ts'
import { refusalError } from '../refusal-error.ts'
import type { CandidatesOf, CandidateWish } from './cache-candidates.ts'

export type SlotQuestion = { place: DayPlace; meal: Meal; wish: CandidateWish; filters: RecipeFilters }
export type SlotPage = Pick<BrowseAnswer<Recipe>, 'page' | 'pageTotal' | 'attributes'> & {
  results: readonly Readonly<{ recipe: Recipe; fit: SlotCandidate['fit']; basket: SlotCandidate['basket'] }>[]
}

/** RCP-1, RCP-4: a page of what the slot may be filled with; PLATE-3: or of what may stand beside its dish. */
export function browseSlot(
  candidatesOf: CandidatesOf,
  { plan, cookbook }: LoadedPlan,
  { place, meal, wish, filters }: SlotQuestion,
): SlotPage {
  const candidates = candidatesOf({ plan, cookbook }, slotAt(plan, place, meal), wish)
  const candidate = (recipeId: string) => candidates.get(recipeId)!
  const { results, page, pageTotal, attributes } = browseRecipes({
    recipes: Array.from(candidates.keys()).flatMap((recipeId) => cookbook.recipe(recipeId) ?? []),
    filters,
    index: cookbook.searchIndex(),
    fitOf: (recipeId) => candidate(recipeId).standing,
    liked: new Set(recipesOfType(plan.interactions, 'like')),
  })
  return {
    results: results.map(({ recipe }) => {
      const { fit, basket } = candidate(recipe.id)
      return { recipe, fit, basket }
    }),
    page,
    pageTotal,
    attributes,
  }
}

function slotAt({ active: { template } }: Plan, place: DayPlace, meal: Meal): FoundItem {
  const found = findDay(template, place)
  if (!found) throw refusalError({ because: 'not-there' })
  const item = found.day.items.find((one) => one.meal === meal)
  if (item) return { ...found, item }
  const { dayNumber } = found
  throw new AppError('not-found', { detail: refusalSentence({ because: 'no-such-slot', dayNumber, meal }) })
}
