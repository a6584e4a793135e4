import type { StoredSubscription } from '@butterleaf/billing/sandbox/stores/subscription-store'
import type { Coupon } from '@butterleaf/domain/subscription/coupon'
import type { Instant } from '@butterleaf/domain/subscription/instant'
import { moneyText } from '@butterleaf/domain/subscription/money'

interface Listed {
  now: Instant
  subscriptions: readonly StoredSubscription[]
  coupons: readonly (Coupon & { redeemed: number })[]
}

export function listText({ now, subscriptions, coupons }: Listed): string {
  return [
    `Sandbox: no real money. Its time is ${now}.`,
    '',
    `Subscriptions: ${subscriptions.length || 'none yet'}`,
    ...subscriptions.map(subscriptionLine),
    '',
    'Coupons:',
    ...coupons.map(couponLine),
  ].join('\n')
}

function subscriptionLine({ accountCode, subscription }: StoredSubscription): string {
  const { planCode, pendingPlanCode, state, isPastDue, termEndsAt, endedAt } = subscription
  const stands = isPastDue ? 'past due' : state
  const when = endedAt === null ? `term ends ${termEndsAt}` : `ended ${endedAt}`
  const pending = pendingPlanCode === null ? '' : `, then ${pendingPlanCode}`
  return `  ${accountCode}  ${planCode}  ${stands}  ${when}${pending}`
}

function couponLine({
  code,
  benefit,
  isActive,
  planCodes,
  endsAt,
  limit,
  redeemed,
}: Coupon & { redeemed: number }) {
  const parts = [
    benefit.kind === 'percent' ? `${benefit.percent}% off` : `${moneyText(benefit.cents)} off`,
    ...(isActive ? [] : ['inactive']),
    ...(planCodes === null ? [] : [`for ${planCodes.join(', ')}`]),
    ...(endsAt === null ? [] : [`until ${endsAt}`]),
    `used ${redeemed}${limit === null ? '' : ` of ${limit}`} times`,
  ]
  return `  ${code}  ${parts.join(', ')}`
}
