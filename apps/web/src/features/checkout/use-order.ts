import type { User } from '@butterleaf/contract/account/calls'
import { defaultPlanCode, type PlanCode } from '@butterleaf/domain/subscription/plans'
import { useSession } from '#lib/session/use-session.ts'
import { usePrice } from '#lib/subscription/queries/price-query.ts'
import { useCheckoutDraft, useCouponDraft } from './checkout-draft.ts'
import type { Order } from './order.ts'
import { useCoupon } from './use-coupon.ts'

interface OrderGiven {
  /** The plan of an ended subscription. */
  lastPlan: PlanCode | null
  account: User | undefined
  onCouponRefused: (sentence: string) => void
}

/** The order as chosen and typed so far: plan, person and price. */
export function useOrder({ lastPlan, account, onCouponRefused }: OrderGiven) {
  const { draft, change } = useCheckoutDraft()
  const { coupon: kept, keep } = useCouponDraft()
  const { person } = useSession()
  const plan = draft.plan ?? lastPlan ?? defaultPlanCode
  const coupon = useCoupon({ plan, kept, onKeep: keep, onRefused: onCouponRefused })
  const price = usePrice(plan, coupon.applied)
  const names = {
    firstName: draft.firstName ?? account?.given_name ?? '',
    lastName: draft.lastName ?? account?.family_name ?? '',
  }
  const order: Order = {
    email: account?.email ?? person?.email ?? '',
    firstName: names.firstName.trim(),
    lastName: names.lastName.trim(),
    plan,
    coupon: coupon.applied,
  }
  // Undefined while the price is loading: nothing is bought at an unknown price.
  const totalToday = coupon.isChecking ? undefined : price.data?.now.total
  return {
    order,
    isChosen: draft.plan !== null,
    names,
    method: draft.method,
    change,
    coupon,
    price,
    totalToday,
  }
}
