import * as interactions from '@butterleaf/domain/meal-plan/interactions'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { changePlan } from './change-plan.ts'
import { type PlanKey, resolveId } from './load-plan.ts'
import type { LoadedPlan } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { refusalError } from './refusal-error.ts'

type SentInteraction = Pick<interactions.SavedInteraction, 'recipeId' | 'type'>

/** ITEM-7. The recipe's id is as it was sent. */
export function saveInteraction(
  context: PlanContext,
  key: PlanKey,
  { recipeId, type }: SentInteraction,
): Promise<LoadedPlan> {
  const at = context.clock.now().toISOString()
  return changePlan(context, key, 'saveInteraction', ({ plan, cookbook }) => {
    const recipe = cookbook.resolve(recipeId)
    if (!recipe) throw refusalError({ because: 'no-such-recipe' })
    const saved = interactions.saveInteraction(plan.interactions, { recipeId: recipe.id, type, at })
    return { ...plan, interactions: saved }
  })
}

/** Also of a recipe that has left the cookbook. */
export function removeInteraction(context: PlanContext, key: PlanKey, sentId: string): Promise<LoadedPlan> {
  return changePlan(context, key, 'removeInteraction', ({ plan, cookbook }) => {
    const others = interactions.removeInteraction(plan.interactions, resolveId(sentId, cookbook))
    if (others === plan.interactions) throw new AppError('not-found')
    return { ...plan, interactions: others }
  })
}
