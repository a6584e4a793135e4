import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { isOfTab, replay, subscribeToWaiting, useIsLate, useWaiting } from '#lib/outbox/queue.ts'
import { useSending } from '#lib/outbox/use-sending.ts'
import { useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { moving, planActs, usePendingChanges } from './change/plan-acts.ts'
import { DishSheetHost } from './dish/dish-sheet-host.tsx'
import { PlanContext } from './plan-context.ts'
import { planKey } from './plan-query.ts'

const waitingText = 'Your move is kept on this device and sent when the network is back.'

/** `plan` is what the server says of it. The acts that wait are replayed over it, and sent from here. */
export function PlanProvider({ plan: given, children }: { plan: MealPlan; children: ReactNode }) {
  const toasts = useToasts()
  // Read here too: an act is dropped once the plan that holds it is there, and both are to be seen at once.
  const queries = useQueryClient()
  const said =
    useSyncExternalStore(subscribeToWaiting, () => queries.getQueryData<MealPlan>(planKey)) ?? given
  const waiting = useWaiting(planActs)
  const hasMoves = !waiting.every(isOfTab)
  const part = useLazyPart(moving, hasMoves)
  useSending(planActs)
  const isLate = useIsLate(planActs) && hasMoves
  useEffect(() => {
    if (isLate) toasts.show(waitingText, { key: 'unsent moves' })
  }, [isLate, toasts])
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves are applied by the part
  const plan = useMemo(() => replay(planActs, said, waiting), [said, waiting, part])
  const pending = usePendingChanges()
  return (
    <PlanContext value={{ plan, pending }}>
      <DishSheetHost>{children}</DishSheetHost>
    </PlanContext>
  )
}
