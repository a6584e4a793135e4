import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useSubscription } from '#lib/subscription/queries.ts'
import { SandboxMark } from '#lib/subscription/sandbox/sandbox-mark.tsx'
import { wayOfAccess } from '#lib/subscription/way-of-access.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { type LiveSubscription, liveSubscription } from './live-subscription.ts'
import { PaymentCard } from './payment-card.tsx'
import { PlanCard } from './plan-card.tsx'

/** [SET-5] */
export default function BillingScreen() {
  return (
    <>
      <title>Billing · Butterleaf</title>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>Billing</h1>
        <SandboxMark />
      </div>
      <Billing />
    </>
  )
}

/** [APP-1] Fetched again on arrival and whenever the tab becomes visible: an ended subscription redirects to payment. */
function Billing(): ReactNode {
  const { data, isError, isFetching, refetch } = useSubscription({ isFresh: true })
  const live = data && liveSubscription(data)
  if (live) return <Cards subscription={live} />
  // The cache may be from before a payment in another tab: only a fresh answer redirects.
  if (data && !isFetching) return <Navigate to={wayOfAccess(data.access)} replace />
  if (!isError) return <BillingSkeleton />
  return (
    <ErrorState title="Billing can’t be reached" onRetry={() => void refetch()} isRetrying={isFetching}>
      Your subscription stays as it is. Check your connection and try again.
    </ErrorState>
  )
}

function Cards({ subscription }: { subscription: LiveSubscription }) {
  return (
    <div data-columns className="grid gap-4 xl:grid-cols-2 xl:items-start">
      <PlanCard subscription={subscription} />
      <div className="grid gap-4">
        <PaymentCard subscription={subscription} />
        <InvoicesCard />
      </div>
    </div>
  )
}

function BillingSkeleton() {
  return (
    <Loading label="Loading your subscription" className="grid gap-4">
      <Skeleton shape="block" className="h-56" />
      <Skeleton shape="block" className="h-36" />
      <Skeleton shape="block" className="h-40" />
    </Loading>
  )
}
