import { type PlanCode, planCodes } from '@butterleaf/domain/subscription/plans'
import { clearDraft, useDraft } from '#lib/device/draft.ts'
import type { PayMethod } from '#lib/subscription/card/pay-method.ts'

/** What is kept for the session. Nothing of a card is. */
export interface CheckoutDraft {
  /** Null until Select (readings: "Default plan"). */
  plan: PlanCode | null
  method: PayMethod
  /** Null until typed. */
  firstName: string | null
  lastName: string | null
}

const nothingYet: CheckoutDraft = {
  plan: null,
  method: 'credit_card',
  firstName: null,
  lastName: null,
}

export function useCheckoutDraft() {
  const { values, change } = useDraft<CheckoutDraft>('checkout', nothingYet)
  // What the tab has kept may be older than the plans on offer.
  const plan = planCodes.find((code) => code === values.plan) ?? null
  return { change, draft: { ...values, plan } }
}

/** Apart from the rest, for an answer brings it while something else is being typed. Empty, or once good. */
export function useCouponDraft() {
  const { values, change } = useDraft<{ coupon: string }>('checkout-coupon', { coupon: '' })
  return { coupon: values.coupon, keep: (coupon: string) => change({ coupon }) }
}

export function forgetCheckout(): void {
  clearDraft('checkout')
  clearDraft('checkout-coupon')
}
