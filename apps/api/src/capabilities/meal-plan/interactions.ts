import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { Interaction, Plan } from './plan.ts'

/** ITEM-7: of one recipe the last counts. What is avoided stays where it is planned already. The id is as it was sent. */
export function saveInteraction(cookbook: Cookbook, plan: Plan, interaction: Interaction): Plan {
  const recipe = cookbook.resolve(interaction.recipeId)
  if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe.' })
  const others = plan.interactions.filter(({ recipeId }) => recipeId !== recipe.id)
  return { ...plan, interactions: [...others, { ...interaction, recipeId: recipe.id }] }
}

/** Also of a recipe that has left the cookbook. */
export function removeInteraction(cookbook: Cookbook, plan: Plan, sentId: string): Plan {
  const id = cookbook.resolve(sentId)?.id ?? sentId
  const interactions = plan.interactions.filter(({ recipeId }) => recipeId !== id)
  if (interactions.length === plan.interactions.length) throw new AppError('not-found')
  return { ...plan, interactions }
}
