import { accessOf } from '../access.ts'
import type { Instant } from '../instant.ts'
import type { PlanCode } from '../plans.ts'
import { planOf } from '../plans.ts'
import { declineRenewal, dueAt, endCanceled, nextTerm, renewSubscription } from '../renewal.ts'
import { startSubscription } from '../start.ts'
import type { BilledSubscription, Changed } from '../subscription.ts'

export type Payment = 'paid' | 'declined'

/** Plays a subscription's life for a test: as time passes, it does what is due. */
export function subscriptionLife(planCode: PlanCode, startsAt: string) {
  let subscription = startSubscription(planOf(planCode), { uuid: 'one', at: startsAt as Instant })
  const charges: [string, number, Payment][] = []
  const step = (due: Instant, pays: Payment): BilledSubscription => {
    if (subscription.state === 'canceled') return endCanceled(subscription)
    charges.push([due.slice(0, 10), nextTerm(subscription).plan.totalCents, pays])
    return pays === 'paid' ? renewSubscription(subscription) : declineRenewal(subscription, due)
  }
  return {
    charges,
    now: () => subscription,
    passUntil: (day: string, pays: Payment = 'paid') => {
      for (let due = dueAt(subscription); due !== null && due <= day; due = dueAt(subscription)) {
        subscription = step(due, pays)
      }
    },
    change: (how: (current: BilledSubscription) => Changed) => {
      const changed = how(subscription)
      if (changed.ok) subscription = changed.subscription
      return changed
    },
    accessOn: (day: string) => accessOf(subscription, day as Instant),
  }
}
