import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#lib/account.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { forgetBank } from '#lib/subscription/elsewhere/bank-page.ts'
import { forgetPaypal } from '#lib/subscription/elsewhere/paypal-approval.ts'
import { instantText } from '#lib/subscription/instant-text.ts'
import { usePlans } from '#lib/subscription/queries/plans-query.ts'
import { subscriptionKey, useSubscription } from '#lib/subscription/queries/subscription-query.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { forgetCheckout } from './checkout-draft.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { Payment } from './payment.tsx'
import { forgetPurchase } from './pending-purchase.ts'
import { Welcome } from './welcome.tsx'

/** [CHK-2] [APP-1] Only for people who haven't paid: a stale tab, or the back button after paying, redirects to the app. */
export default function PaymentScreen() {
  const queries = useQueryClient()
  const subscription = useSubscription({ isFresh: true })
  const [bought, setBought] = useState<SubscriptionAnswer | null>(null)
  const finish = (answer: SubscriptionAnswer) => {
    setBought(answer)
    queries.setQueryData(subscriptionKey, answer)
    // These calls were refused before the subscription existed, so they are fetched again.
    queries.removeQueries({ queryKey: planKey })
  }
  if (bought) return <Welcome subscription={bought} />
  if (subscription.data?.hasActiveSubscription) return <IntoTheApp />
  return (
    <CheckoutFrame
      step="Step 2 of 2: payment"
      title="Please enter your payment info"
      lead={endedText(subscription.data)}
    >
      <PaymentBody subscription={subscription} onBought={finish} />
    </CheckoutFrame>
  )
}

interface PaymentBodyProps {
  subscription: ReturnType<typeof useSubscription>
  onBought: (subscription: SubscriptionAnswer) => void
}

function PaymentBody({ subscription, onBought }: PaymentBodyProps) {
  const plans = usePlans()
  const account = useAccount()
  const hasFailed = subscription.isLoadingError || plans.isLoadingError
  // Shown data stays: a failed refetch must not remove the form.
  if (hasFailed) {
    const retry = () => void Promise.all([subscription.refetch(), plans.refetch()])
    return (
      <ErrorState
        title="Payment can’t be reached"
        onRetry={retry}
        isRetrying={subscription.isFetching || plans.isFetching}
      >
        Nothing was charged. Check your connection and try again.
      </ErrorState>
    )
  }
  if (!subscription.data || !plans.data || account.isPending) return <PaymentSkeleton />
  return (
    <Payment
      plans={plans.data}
      lastPlan={subscription.data.plan_code}
      account={account.data}
      onBought={onBought}
    />
  )
}

function endedText(subscription: SubscriptionAnswer | undefined): string | undefined {
  if (!subscription?.endDate) return undefined
  const { access, endDate } = subscription
  const why = access === 'canceled' ? 'as you canceled it' : 'since the last payment didn’t go through'
  return `Your plan ended on ${instantText(endDate)}, ${why}. Pay for a new term and everything is as you left it.`
}

function IntoTheApp() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    forgetCheckout()
    forgetPaypal()
    forgetBank()
    forgetPurchase()
    queries.removeQueries({ queryKey: planKey })
    void navigate(paths.app, { replace: true })
  }, [queries, navigate])
  return null
}

function PaymentSkeleton() {
  return (
    <Loading label="Loading your order" className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <Skeleton shape="block" className="h-80" />
      <div className="grid content-start gap-5">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </div>
    </Loading>
  )
}
