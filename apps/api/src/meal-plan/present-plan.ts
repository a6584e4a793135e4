import type { MealPlan, Interaction as PresentedInteraction } from '@butterleaf/contract/meal-plan/calls'
import { resourcesOf } from '@butterleaf/contract/meal-plan/resources'
import type { Cookbook } from '../recipes/cookbook.ts'
import { presentCard } from '../recipes/present-card.ts'
import type { Interaction, Plan } from './plan.ts'
import { presentTemplate } from './present-template.ts'
import { showingFor } from './showing.ts'

export function presentPlan(plan: Plan, cookbook: Cookbook): MealPlan {
  const { id, version, answers, interactions, active } = plan
  return {
    id,
    version,
    resources: resourcesOf(answers.personality, answers),
    interactions: interactions.flatMap((one) => presentInteraction(one, cookbook)),
    templates: [presentTemplate(active.template, showingFor(plan, cookbook))],
  }
}

/** Of a recipe that has left the cookbook there is nothing to show. */
function presentInteraction({ recipeId, type }: Interaction, cookbook: Cookbook): PresentedInteraction[] {
  const recipe = cookbook.recipe(recipeId)
  if (!recipe) return []
  const { id, title, image } = presentCard(recipe)
  return [{ type, recipeId: id, title, image }]
}
