import { addDaysToInstant, type Instant } from './instant.ts'
import type { Subscription } from './subscription.ts'

const reminderDays = 7

/** SUB-5: from when on a reminder of the renewal is sent; null when nothing will renew. */
export function reminderAt({ state, isPastDue, termEndsAt }: Subscription): Instant | null {
  return state === 'active' && !isPastDue ? addDaysToInstant(termEndsAt, -reminderDays) : null
}

export function isReminderDue(subscription: Subscription, at: Instant): boolean {
  const from = reminderAt(subscription)
  return from !== null && from <= at && at < subscription.termEndsAt
}
