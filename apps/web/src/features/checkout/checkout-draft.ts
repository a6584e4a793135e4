import { type PlanCode, planCodes } from '@butterleaf/domain/subscription/plans'
import { clearDraft, useDraft } from '#lib/device/draft.ts'
import type { PayMethod } from '#lib/subscription/card/pay-method.ts'

/** Stored for the session. Nothing of a card is stored. */
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
  // The tab's draft may be older than the plans on offer.
  const plan = planCodes.find((code) => code === values.plan) ?? null
  return { change, draft: { ...values, plan } }
}

/** Separate from the rest, since an answer sets it while the person is typing elsewhere. Empty, or a code that was good. */
export function useCouponDraft() {
  const { values, change } = useDraft<{ coupon: string }>('checkout-coupon', { coupon: '' })
  return { coupon: values.coupon, keep: (coupon: string) => change({ coupon }) }
}

export function forgetCheckout(): void {
  clearDraft('checkout')
  clearDraft('checkout-coupon')
}
