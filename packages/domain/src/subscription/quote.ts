import { type Coupon, type CouponRefusal, checkCoupon, type Redemptions } from './coupon.ts'
import type { Instant } from './instant.ts'
import { type Cents, cents } from './money.ts'
import type { Plan } from './plans.ts'

/** What is charged now. The plan's own discount is in the price already; this one is the coupon's. */
export interface Quote {
  discountCents: Cents
  totalCents: Cents
}

export type QuoteResult = { ok: true; quote: Quote } | { ok: false; reason: CouponRefusal }

/** A code that was typed, with what is known of it. */
export interface TypedCoupon {
  coupon: Coupon | undefined
  redemptions: Redemptions
}

export function quoteFor(plan: Plan, typed: TypedCoupon | null, at: Instant): QuoteResult {
  if (typed === null) return { ok: true, quote: { discountCents: cents(0), totalCents: plan.totalCents } }
  const check = checkCoupon(typed.coupon, { plan, at, redemptions: typed.redemptions })
  if (!check.ok) return check
  const { discountCents } = check
  return { ok: true, quote: { discountCents, totalCents: cents(plan.totalCents - discountCents) } }
}
