import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { makeOptimisticPlan } from './change/optimistic-plan.ts'
import { usePendingChanges } from './change/use-plan-change.ts'
import { PlanContext } from './plan-context.ts'

/** `plan` is what the server says of it. */
export function PlanProvider({ plan: settled, children }: { plan: MealPlan; children: ReactNode }) {
  const pending = usePendingChanges()
  const moved = usePlanWithMoves(settled)
  const plan = useMemo(() => makeOptimisticPlan(moved, pending), [moved, pending])
  return <PlanContext value={{ plan, pending }}>{children}</PlanContext>
}

/** No first screen waits for it; what makes a move loads it too. */
const moving = createLazyPart(() => import('./change/queue/move-acts.ts'))
const none: readonly never[] = []
const subscribeToNone = () => () => undefined

/** [LIFE-1] The plan with the moves that wait for the network. */
function usePlanWithMoves(plan: MealPlan): MealPlan {
  const moves = useLazyPart(moving, false)?.movesWaiting
  const waiting = useSyncExternalStore(moves?.subscribe ?? subscribeToNone, moves?.read ?? (() => none))
  return useMemo(() => (moves ? moves.replay(plan, waiting) : plan), [moves, plan, waiting])
}
