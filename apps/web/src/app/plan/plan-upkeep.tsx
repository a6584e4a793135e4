import { useEffect } from 'react'
import { listActs } from '#features/shopping-list/sync/list-acts.ts'
import { followList } from '#features/shopping-list/sync/list-query.ts'
import { logActs } from '#lib/food-log/log-acts.ts'
import { useLogFetching } from '#lib/food-log/log-query.ts'
import { useLivePlan } from '#lib/meal-plan/live/live-plan.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { registerWorker } from '#lib/offline/app-worker.ts'
import { readAlso } from '#lib/outbox/queue.ts'
import { useSending } from '#lib/outbox/use-sending.ts'
import { useSession } from '#lib/session/use-session.ts'
import { earlierRelease } from './earlier-release.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { FoodSheetHost } from './food-sheet-host.tsx'
import { NewVersionBanner } from './new-version-banner.tsx'

/** A plan that is being changed is fetched once no change has come for this long. */
const restMs = 2_000

/**
 * [DAY-11] [SHOP-5] Runs behind every screen of a plan: listens for changes from elsewhere, and keeps the app ready for
 * offline use.
 */
export default function PlanUpkeep() {
  useLivePlan(followList)
  useFetchAhead()
  useLogFetching()
  useSending(listActs)
  useSending(logActs)
  useEffect(() => {
    readAlso(earlierRelease)
    if (import.meta.env.PROD) registerWorker()
  }, [])
  return (
    <>
      <NewVersionBanner />
      <FoodSheetHost />
    </>
  )
}

function useFetchAhead(): void {
  const { plan, pending } = usePlan()
  const isSignedIn = useSession().status === 'signed-in'
  const isAtRest = isSignedIn && pending.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a plan that was merely asked for again nothing is new
  useEffect(() => {
    if (!isAtRest) return
    const stopped = new AbortController()
    // After a network failure, the next visit tries again.
    const timer = setTimeout(() => void fetchAhead(plan, stopped.signal).catch(() => undefined), restMs)
    return () => {
      clearTimeout(timer)
      stopped.abort()
    }
  }, [isAtRest, plan.version])
}
