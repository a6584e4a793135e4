import type { MealPlan, PlanTemplate } from '@butterleaf/contract/meal-plan/calls'
import type { ReactNode } from 'react'
import { useOptimisticPlan } from './change/use-optimistic-plan.ts'
import { usePendingChanges } from './change/use-plan-change.ts'
import { PlanContext } from './plan-context.ts'
import { templateFromWire } from './template-from-wire.ts'

/** What the server says of the plan; a plan always has its active template. */
export type SettledPlan = MealPlan & { templates: readonly [PlanTemplate, ...PlanTemplate[]] }

export function hasTemplate(plan: MealPlan): plan is SettledPlan {
  return plan.templates.length > 0
}

export function PlanProvider({ plan: settled, children }: { plan: SettledPlan; children: ReactNode }) {
  const pending = usePendingChanges()
  const plan = useOptimisticPlan(settled, pending)
  const template = plan.templates[0] ?? settled.templates[0]
  return (
    <PlanContext value={{ plan, template, rules: templateFromWire(template), pending }}>
      {children}
    </PlanContext>
  )
}
