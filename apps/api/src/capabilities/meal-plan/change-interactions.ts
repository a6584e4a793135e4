import { rejectDish as replaceEverywhere } from '@butterleaf/domain/meal-plan/drawing/reject-dish'
import * as interactions from '@butterleaf/domain/meal-plan/interactions'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { changePlan } from './change-plan.ts'
import { type PlanKey, resolveId } from './load-plan.ts'
import { type LoadedPlan, planningFor, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { refusalError, requireTemplate } from './refusal-error.ts'

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

/** ITEM-7: avoids a dish and draws another wherever an open day cooks it, as one change with one Undo. */
export function rejectDish(context: PlanContext, key: PlanKey, sentId: string): Promise<LoadedPlan> {
  const at = context.clock.now().toISOString()
  return changePlan(context, key, 'rejectDish', ({ plan, cookbook }) => {
    const recipe = cookbook.resolve(sentId)
    if (!recipe) throw refusalError({ because: 'no-such-recipe' })
    const said = { recipeId: recipe.id, type: 'dislike', at } as const
    const avoiding = { ...plan, interactions: interactions.saveInteraction(plan.interactions, said) }
    const planning = planningFor({ plan: avoiding, cookbook })
    const outcome = replaceEverywhere(planning, plan.active.template, recipe.id)
    return withTemplate(avoiding, requireTemplate(outcome))
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
