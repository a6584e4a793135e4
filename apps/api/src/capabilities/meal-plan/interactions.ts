import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { Interaction, Plan } from './plan.ts'

/** ITEM-7: of one recipe the last counts. What is avoided stays where it is planned already. */
export function saveInteraction(cookbook: Cookbook, plan: Plan, interaction: Interaction): Plan {
  const recipe = cookbook.recipe(interaction.recipeId)
  if (!recipe) throw new AppError('not-found', { detail: 'There is no such recipe.' })
  const others = plan.interactions.filter((one) => !isOf(cookbook, one, recipe.id))
  return { ...plan, interactions: [...others, { ...interaction, recipeId: recipe.id }] }
}

export function removeInteraction(cookbook: Cookbook, plan: Plan, recipeId: string): Plan {
  const interactions = plan.interactions.filter((one) => !isOf(cookbook, one, recipeId))
  if (interactions.length === plan.interactions.length) throw new AppError('not-found')
  return { ...plan, interactions }
}

/** Also where it was said of an earlier edition of the recipe. */
function isOf(cookbook: Cookbook, { recipeId }: Interaction, other: string): boolean {
  return recipeId === other || cookbook.recipe(recipeId)?.id === (cookbook.recipe(other)?.id ?? other)
}
