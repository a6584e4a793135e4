import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { readMoves, subscribeToMoves } from './unsent-moves.ts'

const applying = createLazyPart(() => import('./apply-moves.ts'))
const sending = createLazyPart(() => import('./move-outbox.ts'))

/** [LIFE-1] The plan with moves that wait for the network, which are sent from here; both are loaded with the first move. */
export function usePlanWithMoves(plan: MealPlan): MealPlan {
  const queries = useQueryClient()
  const toasts = useToasts()
  const moves = useSyncExternalStore(subscribeToMoves, readMoves)
  const hasMoves = moves.length > 0
  const applyMoves = useLazyPart(applying, hasMoves)?.applyMoves
  const MoveOutbox = useLazyPart(sending, hasMoves)?.MoveOutbox
  useEffect(() => {
    if (!MoveOutbox) return undefined
    const outbox = new MoveOutbox({ queries, toasts })
    outbox.start()
    return () => outbox.stop()
  }, [MoveOutbox, queries, toasts])
  return useMemo(
    () => (applyMoves && hasMoves ? applyMoves(plan, moves) : plan),
    [applyMoves, hasMoves, plan, moves],
  )
}
