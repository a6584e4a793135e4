import { planOf } from '@butterleaf/domain/subscription/plans'
import { amountText } from '#lib/subscription/amount-text.ts'
import { instantText } from '#lib/subscription/instant-text.ts'
import type { LiveSubscription } from './live-subscription.ts'
import { periodText } from './period-text.ts'

export interface Standing {
  state: 'active' | 'canceled' | 'past-due'
  label: string
  /** What comes next, and when. */
  next: string
  /** What that means. */
  meaning: string
}

/** [SET-5] The state of a subscription in words. */
export function standingOf(subscription: LiveSubscription): Standing {
  const { current, canceled } = subscription
  if (current.past_due) return pastDue(subscription)
  if (canceled) return canceledUntil(instantText(current.current_term_ends_at))
  return active(subscription)
}

function active({ current, pending, billing }: LiveSubscription): Standing {
  const day = instantText(current.current_term_ends_at)
  const price = amountText(billing.total, billing.currency)
  const plan = planOf(pending?.plan_code ?? current.plan_code)
  return {
    state: 'active',
    label: 'Active',
    next: pending ? `Your subscription is changing on ${day}` : `Next invoice on ${day}`,
    meaning: pending
      ? `Then it goes on as the ${pending.name} for ${price} ${periodText(plan)}. Until that day the ${current.name} stays.`
      : `It renews by itself for ${price} ${periodText(plan)}, until you cancel.`,
  }
}

function canceledUntil(day: string): Standing {
  return {
    state: 'canceled',
    label: 'Canceled',
    next: `You have access until ${day}`,
    meaning: 'Nothing more is charged. Until that day you can take the cancellation back.',
  }
}

function pastDue({ current, billing }: LiveSubscription): Standing {
  const price = amountText(billing.total, billing.currency)
  const { next_attempt_at: retry } = current
  return {
    state: 'past-due',
    label: 'Payment due',
    next: retry ? `We try your payment again on ${instantText(retry)}` : 'We try your payment again soon',
    meaning: `${price} could not be taken. Your plan stays open meanwhile; with another card or account it is paid at once.`,
  }
}
