import type { User } from '@butterleaf/contract/account/calls'
import type { SubscriptionAnswer, SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { useCallback } from 'react'
import { paths } from '#lib/paths.ts'
import { leaveForPaypal } from '#lib/subscription/elsewhere/paypal-approval.ts'
import { useBankReturn } from '#lib/subscription/elsewhere/use-bank-return.ts'
import { usePaypalReturn } from '#lib/subscription/elsewhere/use-paypal-return.ts'
import { usePaypalPopup } from '#lib/subscription/providers/paypal-popup.ts'
import { useBankConfirmation } from '#lib/subscription/providers/use-bank-confirmation.tsx'
import { usePurchaseConsent } from '#lib/subscription/providers/use-purchase-consent.tsx'
import { usePassingMessage } from '#lib/subscription/use-passing-message.tsx'
import { forgetCheckout } from './checkout-draft.ts'
import type { Order } from './order.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import type { PendingPurchase } from './pending-purchase.ts'
import { useOrder } from './use-order.ts'
import { usePurchase } from './use-purchase.ts'

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
export function Payment({ plans, lastPlan, account, onBought }: PaymentProps) {
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
