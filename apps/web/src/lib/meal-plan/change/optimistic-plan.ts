import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { templateToWire } from '@butterleaf/contract/meal-plan/template-to-wire'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { kitchenOf, settingOf } from '../kitchen.ts'
import { templateFromWire } from '../template-from-wire.ts'
import type { PlanChange } from './plan-change.ts'

/** The server's plan with what has been asked for since. What is answered, or refused, simply isn't pending any more. */
export function makeOptimisticPlan(plan: MealPlan, pending: readonly PlanChange[]): MealPlan {
  const [settled] = plan.templates
  if (!settled || pending.length === 0) return plan
  const template = templateFromWire(settled)
  const changed = pending.reduce(afterChange, template)
  if (changed === template) return plan
  return { ...plan, templates: [templateToWire(changed, settingOf(kitchenOf(plan)))] }
}

function afterChange(template: Template, { optimistic }: PlanChange): Template {
  const outcome = optimistic?.(template)
  return outcome?.ok ? outcome.template : template
}
