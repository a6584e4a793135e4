import type { User } from '@butterleaf/contract/account/calls'
import { couponCodeOf, couponSentence } from '@butterleaf/domain/subscription/coupon'
import { defaultPlanCode, type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isProblem } from '#lib/api/api-problem.ts'
import { useSession } from '#lib/session/use-session.ts'
import { priceQuery, usePrice } from '#lib/subscription/queries.ts'
import { useCheckoutDraft, useCouponDraft } from './checkout-draft.ts'

/** What the person is about to buy. */
export interface Order {
  email: string
  firstName: string
  lastName: string
  plan: PlanCode
  coupon: string | null
  /** Whether the purchase may be sent to other services; undefined where the question wasn't shown. */
  tellOutside?: boolean
}

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

interface CouponUse {
  plan: PlanCode
  /** Empty when there is none. */
  kept: string
  onKeep: (coupon: string) => void
  onRefused: (sentence: string) => void
}

export interface CouponState {
  /** Null when no coupon applies. */
  applied: string | null
  isChecking: boolean
  fault: string | undefined
  apply: (typed: string) => Promise<void>
  remove: () => void
  /**
   * Called when a coupon that applied is refused at the purchase: shows the sentence and removes the coupon, and the price is
   * the plan's own again.
   */
  refuse: (sentence: string) => void
}

/** [CHK-5] The stored code is checked again on mount and for every other plan; a new code is stored once it is good. */
function useCoupon({ plan, kept, onKeep, onRefused }: CouponUse): CouponState {
  const queries = useQueryClient()
  const weighed = usePrice(plan, kept, { isAsked: kept !== '' })
  const [isApplying, setApplying] = useState(false)
  const [fault, setFault] = useState<string>()
  const refusal = refusalIn(weighed.error)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each answer
  useEffect(() => {
    if (!refusal) return
    onRefused(refusal)
    // A code that isn't good for this plan only is checked again with another plan.
    if (refusal !== couponSentence('not-for-plan', planOf(plan))) onKeep('')
  }, [refusal])
  const refuse = (sentence: string) => {
    onRefused(sentence)
    onKeep('')
    queries.removeQueries({ queryKey: priceQuery(plan, kept).queryKey })
  }

  const apply = async (typed: string) => {
    const code = couponCodeOf(typed)
    setApplying(true)
    setFault(undefined)
    try {
      await queries.fetchQuery({ ...priceQuery(plan, code), retry: false })
      onKeep(code)
    } catch (error) {
      const sentence = refusalIn(error)
      if (sentence) onRefused(sentence)
      else setFault('The code can’t be checked right now. Please try again.')
    }
    setApplying(false)
  }
  return {
    applied: kept !== '' && weighed.isSuccess ? kept : null,
    isChecking: isApplying || (kept !== '' && weighed.isPending),
    fault,
    apply,
    remove: () => onKeep(''),
    refuse,
  }
}

function refusalIn(error: unknown): string | undefined {
  return isProblem(error, 'coupon-refused') ? error.message : undefined
}
