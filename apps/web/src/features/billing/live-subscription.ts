import type { SubscriptionAnswer } from '@butterleaf/contract/subscription/calls'

/** A subscription that gives access, and so has a plan and a method. */
export type LiveSubscription = SubscriptionAnswer & {
  current: NonNullable<SubscriptionAnswer['current']>
  billing: NonNullable<SubscriptionAnswer['billing']>
}

export function liveSubscription(answer: SubscriptionAnswer): LiveSubscription | undefined {
  const { access, current, billing } = answer
  return access === 'active' && current && billing ? { ...answer, current, billing } : undefined
}
