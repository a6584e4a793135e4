import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'
import type { Plan } from '@butterleaf/domain/subscription/plans'

/** A subscription that gives access, and so has a plan and a method. */
export type LiveSubscription = SubscriptionAnswer & {
  current: NonNullable<SubscriptionAnswer['current']>
  billing: NonNullable<SubscriptionAnswer['billing']>
}

export function liveSubscription(answer: SubscriptionAnswer): LiveSubscription | undefined {
  const { access, current, billing } = answer
  return access === 'active' && current && billing ? { ...answer, current, billing } : undefined
}

/** "every 3 months" */
export function periodText({ months }: Pick<Plan, 'months'>): string {
  return months === 1 ? 'every month' : `every ${months} months`
}
