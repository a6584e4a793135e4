import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { type ReactNode, useMemo } from 'react'
import { makeOptimisticPlan } from './change/optimistic-plan.ts'
import { usePlanWithMoves } from './change/queue/use-unsent-moves.ts'
import { usePendingChanges } from './change/use-plan-change.ts'
import { PlanContext } from './plan-context.ts'

/** `plan` is what the server says of it. */
export function PlanProvider({ plan: settled, children }: { plan: MealPlan; children: ReactNode }) {
  const pending = usePendingChanges()
  const moved = usePlanWithMoves(settled)
  const plan = useMemo(() => makeOptimisticPlan(moved, pending), [moved, pending])
  return <PlanContext value={{ plan, pending }}>{children}</PlanContext>
}
