import Check from 'virtual:lucide/check'
import type { User } from '@butterleaf/contract/account/calls'
import type { SubscriptionAnswer, SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#lib/account.ts'
import { planKey, usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { amountText, instantText } from '#lib/subscription/billing-text.ts'
import { forgetBank } from '#lib/subscription/elsewhere/bank-page.ts'
import { forgetPaypal, leaveForPaypal } from '#lib/subscription/elsewhere/paypal-approval.ts'
import { useBankReturn, usePaypalReturn } from '#lib/subscription/elsewhere/use-return.ts'
import { usePaypalPopup } from '#lib/subscription/providers/paypal-popup.ts'
import { useBankConfirmation } from '#lib/subscription/providers/use-bank-confirmation.tsx'
import { usePurchaseConsent } from '#lib/subscription/providers/use-purchase-consent.tsx'
import { subscriptionKey, usePlans, useSubscription } from '#lib/subscription/queries.ts'
import { usePassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Link } from '#ui/link.tsx'
import { forgetCheckout } from './checkout-draft.ts'
import { CheckoutFrame } from './checkout-frame.tsx'
import { type Order, useOrder } from './order.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import { forgetPurchase, type PendingPurchase } from './pending-purchase.ts'
import { usePurchase } from './use-purchase.ts'

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

const couponMessageMs = 2_000
const providerMessageMs = 3_000

interface PaymentProps {
  plans: readonly SubscriptionPlan[]
  /** The plan of an ended subscription. */
  lastPlan: PlanCode | null
  account: User | undefined
  onBought: (subscription: SubscriptionAnswer) => void
}

/** The order on one side, the payment on the other. */
function Payment({ plans, lastPlan, account, onBought }: PaymentProps) {
  const { show, dialog } = usePassingMessage(couponMessageMs)
  const onCouponRefused = useCallback((title: string) => show({ title }), [show])
  const {
    order: ordered,
    isChosen,
    coupon,
    price,
    change,
    ...rest
  } = useOrder({ lastPlan, account, onCouponRefused })
  const outside = usePurchaseConsent()
  const order: Order = { ...ordered, ...outside.answer }
  const failure = usePassingMessage(providerMessageMs)
  const finish = (subscription: SubscriptionAnswer) => {
    forgetCheckout()
    onBought(subscription)
  }
  const bank = useBankConfirmation<PendingPurchase>(paths['checkout.payment'])
  const bankReturn = useBankReturn<PendingPurchase>()
  const { isProcessing, purchase } = usePurchase({
    email: order.email,
    bankAnswer: bankReturn.answer,
    confirm: bank.confirm,
    onBought: finish,
    onRefused: failure.show,
    onCouponRefused: coupon.refuse,
  })
  const paypal = usePaypalReturn<Order>((asked, token) => void purchase(asked, async () => token))
  const popup = usePaypalPopup()
  const leave = () =>
    paypal.leave(() =>
      leaveForPaypal({ returnTo: paths['checkout.payment'], plan: order.plan, asked: order }),
    )
  const isLocked = isProcessing || paypal.isLeaving
  const plan = plans.find(({ plan_code }) => plan_code === order.plan)
  if (!plan) return null
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:items-start lg:gap-16">
      <div inert={isLocked} className={isLocked ? 'opacity-60' : ''}>
        <OrderSummary plan={plan} isChosen={isChosen} coupon={coupon} price={price} />
      </div>
      <PaymentForm
        {...rest}
        plan={plan}
        onNames={change}
        onMethod={(method) => change({ method })}
        isProcessing={isLocked}
        notice={paypal.notice ?? bankReturn.notice}
        onCard={(makeToken) => void purchase(order, makeToken)}
        onPaypal={popup ? () => void purchase(order, popup) : leave}
        consent={outside.field}
      />
      {dialog}
      {failure.dialog}
      {bank.dialog}
    </div>
  )
}

/** After payment: what was bought, what comes next, and a link to the first question, or to the existing plan. */
function Welcome({ subscription: { current, billing } }: { subscription: SubscriptionAnswer }) {
  // Null means that the server has no plan. If it couldn't be reached, the app asks again.
  const plan = usePlanQuery()
  return (
    <CheckoutFrame
      takesFocus
      title="You’re in"
      lead="The butter is yours. A receipt is on its way to your mailbox."
    >
      <section
        aria-label="Your membership"
        className="max-w-lg rounded-card bg-butter p-6 text-on-butter [--focus:var(--on-butter)]"
      >
        <div className="flex items-center gap-4">
          <span className="grid size-12 shrink-0 place-items-center rounded-full bg-on-butter text-butter">
            <Check aria-hidden className="size-6" strokeWidth={3} />
          </span>
          <div>
            <h2 className="text-lg">{current?.name ?? 'Your membership'}</h2>
            {current && billing && (
              <p className="text-sm">
                Renews on {instantText(current.current_term_ends_at)} at{' '}
                {amountText(billing.total, billing.currency)}, until you cancel.
              </p>
            )}
          </div>
        </div>
      </section>
      {plan.isPending ? (
        <Skeleton shape="button" className="w-full max-w-lg" />
      ) : (
        <Link
          to={plan.data === null ? paths.onboarding : paths.app}
          replace
          className={buttonLook({ size: 'lg', isWide: true, className: 'max-w-lg' })}
        >
          {plan.data === null ? 'Build my plan' : 'Open my plan'}
        </Link>
      )}
    </CheckoutFrame>
  )
}
