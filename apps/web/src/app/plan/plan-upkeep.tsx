import { useEffect } from 'react'
import { outbox } from '#features/shopping-list/sync/outbox.ts'
import { useLivePlan } from '#lib/meal-plan/live/live-plan.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { registerWorker } from '#lib/offline/app-worker.ts'
import { useSession } from '#lib/session/use-session.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { useFoodLogUpkeep } from './food-log-upkeep.ts'
import { FoodSheetHost } from './food-sheet-host.tsx'
import { NewVersionBanner } from './new-version-banner.tsx'

/** A plan that is being changed is fetched once no change has come for this long. */
const restMs = 2_000

/**
 * [DAY-11] [SHOP-5] Runs behind every screen of a plan: listens for changes from elsewhere, and keeps the app ready for
 * offline use.
 */
export default function PlanUpkeep() {
  useLivePlan()
  useFetchAhead()
  useFoodLogUpkeep()
  useEffect(() => {
    outbox.start()
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
