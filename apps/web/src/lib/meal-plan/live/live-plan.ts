import type { PlanEvent } from '@butterleaf/contract/meal-plan/plan-schema'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refetchLog } from '#lib/food-log/log-query.ts'
import { usePendingChanges } from '../change/plan-acts.ts'
import { followPlan } from '../settle-plan.ts'
import { watchPlan } from './watch-plan.ts'

const none: readonly PlanEvent[] = []

/** DAY-11: what another tab or device changes shows here. `onListChange` doesn't change from one rendering to the next. */
export function useLivePlan(onListChange: (queries: QueryClient, mark: string) => void): void {
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState(none)
  // A change of our own is answered with what it changed, so events wait until it is.
  const isBusy = usePendingChanges().length > 0

  useEffect(
    () =>
      watchPlan((event) => {
        // What was eaten is no part of the plan, so it needn't wait for a change of it.
        if (event.foodLog) void refetchLog(queries)
        else if (event.listMark !== undefined) onListChange(queries, event.listMark)
        else setWaiting((before) => [...before, event])
      }),
    [queries, onListChange],
  )
  useEffect(() => {
    if (isBusy || waiting.length === 0) return
    setWaiting(none)
    void followPlan(queries, waiting)
  }, [isBusy, waiting, queries])
}
