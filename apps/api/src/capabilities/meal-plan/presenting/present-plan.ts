import type { MealPlan, Interaction as PresentedInteraction } from '@butterleaf/contract/meal-plan/calls'
import { encodeResources } from '@butterleaf/contract/meal-plan/codecs/encode-resources'
import type { SavedInteraction } from '@butterleaf/domain/meal-plan/interactions'
import { presentCard } from '#capabilities/recipes/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { Plan } from '../plan.ts'

/** All but its templates. */
export function presentPlanAlone(plan: Plan, cookbook: Cookbook): Omit<MealPlan, 'templates'> {
  const { id, version, answers } = plan
  return {
    id,
    version,
    resources: encodeResources(answers),
    interactions: presentInteractions(plan, cookbook),
  }
}

export function presentInteractions({ interactions }: Plan, cookbook: Cookbook): PresentedInteraction[] {
  return interactions.flatMap((one) => presentInteraction(one, cookbook))
}

/** Of a recipe that has left the cookbook there is nothing to show. */
function presentInteraction(
  { recipeId, type }: SavedInteraction,
  cookbook: Cookbook,
): PresentedInteraction[] {
  const recipe = cookbook.recipe(recipeId)
  if (!recipe) return []
  const { id, title, image } = presentCard(recipe)
  return [{ type, recipeId: id, title, image }]
}
