import { lazy, Suspense } from 'react'
import { Outlet, useMatch } from 'react-router'
import { PlanProvider } from '#lib/meal-plan/plan-provider.tsx'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'
import { paths } from '#lib/paths.ts'
import { useIsUnreachable } from '#lib/session/use-session.ts'
import { Button } from '#ui/action/button.tsx'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'

/**
 * [APP-1] [APP-2] [APP-3] Guards the screens that need a plan: an active subscription first, then the plan itself. An
 * unreachable server redirects nowhere, since only its answer can say that there is no plan (readings: "Plan load fails").
 * Inside the shell there is a `main` already.
 */
export function RequirePlan({ as: Region = 'div' }: { as?: 'main' | 'div' }) {
  const { data: plan, error, isFetching, refetch } = usePlanQuery()
  const isCutOff = useIsUnreachable() || error !== null
  // The list has a banner of its own, and takes changes without a connection.
  const isList = useMatch(paths['app.template.shopping-list']) !== null
  const way = wayToAccess(error)
  if (way) return <WayOn way={way} />
  if (plan) {
    return (
      <PlanProvider plan={plan}>
        <Upkeep />
        {isCutOff && !isList && <CachedCopyBanner onRetry={() => void refetch()} isRetrying={isFetching} />}
        <Outlet />
      </PlanProvider>
    )
  }
  if (plan !== undefined) return <WayOn way={paths.onboarding} />
  return (
    <Region className={Region === 'main' ? 'mx-auto max-w-lg p-4' : undefined}>
      {error ? <OutOfReach onRetry={() => void refetch()} isRetrying={isFetching} /> : <PlanSkeleton />}
    </Region>
  )
}

/** Lazy: who has a plan doesn't need it. */
const WayWithoutPlan = lazy(() => import('./way-without-plan.tsx'))

function WayOn({ way }: { way: string }) {
  return (
    <Suspense fallback={<PlanSkeleton />}>
      <WayWithoutPlan way={way} />
    </Suspense>
  )
}

type OutOfReachProps = { onRetry: () => void; isRetrying: boolean }

function OutOfReach({ onRetry, isRetrying }: OutOfReachProps) {
  return (
    <ErrorState heading="h1" title="Your plan can’t be reached" onRetry={onRetry} isRetrying={isRetrying}>
      Nothing is lost. Check your connection and try again.
    </ErrorState>
  )
}

const upkeep = createLazyPart(() => import('./plan-upkeep.tsx'))

/** Mounted once the screen is there. If it can't be loaded now, the next visit loads it. */
function Upkeep() {
  const part = useLazyPart(upkeep, false)
  return part && <part.default />
}

type CachedCopyBannerProps = { onRetry: () => void; isRetrying: boolean }

/** Above every screen of a plan that the server couldn't confirm. */
function CachedCopyBanner({ onRetry, isRetrying }: CachedCopyBannerProps) {
  return (
    <div role="status" className="mb-4">
      <Banner
        action={
          <Button look="ghost" size="sm" onClick={onRetry} busy={isRetrying}>
            Try again
          </Button>
        }
      >
        Butterleaf can’t be reached. This is your plan as this device saw it last; changes need a connection.
      </Banner>
    </div>
  )
}
