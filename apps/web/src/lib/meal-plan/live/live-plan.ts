import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePendingChanges } from '../change/use-plan-change.ts'
import { planKey } from '../plan-query.ts'
import { watchPlan } from './watch-plan.ts'

/** DAY-11: what another tab or device changes shows here. `version` is the plan's that is shown now. */
export function useLivePlan(version: number): void {
  const queries = useQueryClient()
  const [newest, setNewest] = useState(0)
  // A change of our own is answered with the plan, so there is nothing to ask while it is under way.
  const isBusy = usePendingChanges().length > 0
  const isBehind = newest > version && !isBusy

  useEffect(() => watchPlan(setNewest), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: news while the answer is on its way, which may be older, is asked for as well
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries({ queryKey: planKey })
  }, [isBehind, newest, queries])
}
