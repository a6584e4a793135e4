import { amountFromCents } from '@butterleaf/domain/subscription/money'
import type { Plan } from '@butterleaf/domain/subscription/plans'
import { amountText } from '#lib/subscription/amount-text.ts'
import { instantText } from '#lib/subscription/instant-text.ts'
import type { LiveSubscription } from './live-subscription.ts'
import { periodText } from './period-text.ts'

/** Says when a change to this plan takes effect, and what it costs. */
export function changeText({ current, billing }: LiveSubscription, plan: Plan): string {
  const price = `${amountText(amountFromCents(plan.totalCents), billing.currency)} ${periodText(plan)}`
  const day = instantText(current.current_term_ends_at)
  if (current.past_due) return `The payment that is due is tried again as the ${plan.name}, for ${price}.`
  if (plan.code === current.plan_code) return `It renews on ${day} for ${price}, until you cancel.`
  return `Nothing is charged now. The ${current.name} stays until ${day}; then the ${plan.name} begins, for ${price}, until you cancel.`
}
