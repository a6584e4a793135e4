import { type ActDone, performAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'

/** The server's plan with what has been asked for since. What is answered, or refused, simply isn't pending any more. */
export function makeOptimisticPlan(plan: MealPlan, pending: readonly ActDone[]): MealPlan {
  const template = pending.reduce(afterChange, plan.template)
  return template === plan.template ? plan : { ...plan, template }
}

function afterChange(template: Template, { act, args }: ActDone): Template {
  const outcome = performAct(template, act, args)
  return outcome?.ok ? outcome.template : template
}
