import type { SubscriptionPlan } from '@butterleaf/contract/subscription/calls'
import { priceBreakdown } from '@butterleaf/domain/subscription/breakdown'
import { amountFromCents, currency, moneyText } from '@butterleaf/domain/subscription/money'
import { type Plan, weeklyCents } from '@butterleaf/domain/subscription/plans'

/** BIZ-1. */
export function presentPlan(plan: Plan): SubscriptionPlan {
  const breakdown = priceBreakdown(plan)
  return {
    plan_code: plan.code,
    name: plan.name,
    months: plan.months,
    currency,
    total: amountFromCents(plan.totalCents),
    per_week: amountFromCents(weeklyCents(plan)),
    list_price: amountFromCents(breakdown.listCents),
    discount: amountFromCents(breakdown.planDiscountCents),
    best_value: plan.isBestValue,
    takes_coupons: plan.takesCoupons,
    saves_percent: plan.savesPercent,
    breakdown: {
      lines: breakdown.lines.map(({ label, cents }) => ({ label, amount: amountFromCents(cents) })),
      joining_fee_waived: 0,
      savings: amountFromCents(breakdown.savingsCents),
      savings_text: breakdown.savingsText,
    },
    renews: `Renews every ${plan.months === 1 ? 'month' : `${plan.months} months`} at ${moneyText(plan.totalCents)} until you cancel.`,
  }
}
