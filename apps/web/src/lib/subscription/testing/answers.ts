import type { Problem } from '@butterleaf/contract/problem'
import type {
  InvoiceAnswer,
  SubscriptionAnswer,
  SubscriptionPlan,
} from '@butterleaf/contract/subscription/calls'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import answers from './answers.json' with { type: 'json' }

const paid = answers.subscription as LiveAnswer
export const paidInvoice = answers.invoice as InvoiceAnswer
/** The answer to a call whose card a bank has to confirm first. */
export const asksBank = { status: 422, body: answers.asksBank satisfies Problem }

type LiveAnswer = SubscriptionAnswer & {
  current: NonNullable<SubscriptionAnswer['current']>
  billing: NonNullable<SubscriptionAnswer['billing']>
}

/** A plan that is paid until May. */
export function activeSubscription(plan_code: PlanCode, total: number): LiveAnswer {
  return {
    ...paid,
    plan_code,
    current: { ...paid.current, name: `${plan_code} plan`, plan_code, total },
    billing: { ...paid.billing, total },
  }
}

export const nothingBought: SubscriptionAnswer = {
  ...activeSubscription('6-month', 79.96),
  hasActiveSubscription: false,
  endDate: null,
  plan_code: null,
  access: 'not_found',
  current: null,
  billing: null,
}

function plan(
  given: Partial<SubscriptionPlan> & Pick<SubscriptionPlan, 'plan_code' | 'total'>,
): SubscriptionPlan {
  return {
    name: `${given.plan_code} plan`,
    months: 1,
    currency: 'USD',
    per_week: 4.66,
    list_price: given.total,
    discount: 0,
    best_value: false,
    takes_coupons: true,
    saves_percent: null,
    breakdown: { lines: [], joining_fee_waived: 0, savings: 0, savings_text: null },
    renews: `Renews at $${given.total} until you cancel.`,
    ...given,
  }
}

export const fakePlans = [
  plan({ plan_code: '1-month', total: 19.99, takes_coupons: false }),
  plan({
    plan_code: '3-month',
    months: 3,
    total: 44.99,
    list_price: 69.97,
    discount: -24.98,
    saves_percent: 25,
  }),
  plan({
    plan_code: '6-month',
    months: 6,
    saves_percent: 34,
    total: 79.96,
    list_price: 129.94,
    discount: -49.98,
    best_value: true,
    breakdown: {
      lines: [
        { label: '6 × $19.99', amount: 119.94 },
        { label: 'Two-month discount', amount: -39.98 },
      ],
      joining_fee_waived: 0,
      savings: 49.98,
      savings_text: 'Total savings $49.98, two months free',
    },
  }),
]
