import type { Instant } from './instant.ts'
import { type Cents, cents, percentOf } from './money.ts'
import type { Plan, PlanCode } from './plans.ts'

export type CouponBenefit = { kind: 'percent'; percent: number } | { kind: 'fixed'; cents: Cents }

export interface Coupon {
  code: string
  benefit: CouponBenefit
  /** Null for every plan that accepts coupons. */
  planCodes: readonly PlanCode[] | null
  startsAt: Instant | null
  /** The first moment it is no longer good. */
  endsAt: Instant | null
  isActive: boolean
  /** How often all accounts together, and one account, may use it; null is without limit. */
  limit: number | null
  limitPerAccount: number | null
}

export interface Redemptions {
  byAll: number
  byAccount: number
}

export type CouponRefusal = 'unknown' | 'inactive' | 'not-for-plan' | 'used-up'
export type CouponCheck = { ok: true; discountCents: Cents } | { ok: false; reason: CouponRefusal }

/** CHK-5. */
export const couponMinLength = 3
export const couponMaxLength = 40

/** Ignores case and surrounding spaces. */
export function couponCodeOf(typed: string): string {
  return typed.trim().toUpperCase()
}

/** What a coupon takes off the first invoice; never more than the plan costs. */
export function checkCoupon(
  coupon: Coupon | undefined,
  { plan, at, redemptions }: { plan: Plan; at: Instant; redemptions: Redemptions },
): CouponCheck {
  // Before anything else: on this plan the answer is the same for every code.
  if (!plan.takesCoupons) return { ok: false, reason: 'not-for-plan' }
  if (!coupon) return { ok: false, reason: 'unknown' }
  if (!isOpen(coupon, at)) return { ok: false, reason: 'inactive' }
  if (coupon.planCodes && !coupon.planCodes.includes(plan.code)) return { ok: false, reason: 'not-for-plan' }
  if (isUsedUp(coupon, redemptions)) return { ok: false, reason: 'used-up' }
  return { ok: true, discountCents: discountOf(coupon.benefit, plan.totalCents) }
}

/** CHK-6: the sentence people are shown. */
export function couponSentence(reason: CouponRefusal, plan: Plan): string {
  return reason === 'not-for-plan'
    ? `Coupon not applicable to ${plan.code} plans`
    : 'Not a valid or active coupon'
}

function isOpen({ isActive, startsAt, endsAt }: Coupon, at: Instant): boolean {
  return isActive && (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt)
}

function isUsedUp({ limit, limitPerAccount }: Coupon, { byAll, byAccount }: Redemptions): boolean {
  return (limit !== null && byAll >= limit) || (limitPerAccount !== null && byAccount >= limitPerAccount)
}

function discountOf(benefit: CouponBenefit, priceCents: Cents): Cents {
  const full = benefit.kind === 'percent' ? percentOf(priceCents, benefit.percent) : benefit.cents
  return cents(Math.min(full, priceCents))
}
