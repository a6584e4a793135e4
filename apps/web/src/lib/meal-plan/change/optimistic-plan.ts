import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { PlanChange } from './plan-change.ts'

/** The server's plan with what has been asked for since. What is answered, or refused, simply isn't pending any more. */
export function makeOptimisticPlan(plan: MealPlan, pending: readonly PlanChange[]): MealPlan {
  const template = pending.reduce(afterChange, plan.template)
  return template === plan.template ? plan : { ...plan, template }
}

function afterChange(template: Template, { optimistic }: PlanChange): Template {
  const outcome = optimistic?.(template)
  return outcome?.ok ? outcome.template : template
}
