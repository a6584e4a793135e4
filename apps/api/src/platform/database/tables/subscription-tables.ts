export interface SubscriptionTables {
  subscriptions: SubscriptionsTable
  subscription_outbox: SubscriptionOutboxTable
}

/** The billing provider's last answer, a copy, so that the guard needs no request for every call. */
interface SubscriptionsTable {
  user_id: string
  /** JSON of a `BillingAccount`; null while a first purchase is pending. */
  account: string | null
  /** The provider's own count of changes: an older answer never overwrites a newer one. */
  revision: number
  synced_at: string
  /** When to ask the provider again without a webhook; null when never. */
  check_at: string | null
}

/** Mails and events to send, each once: the key says what it is about. */
interface SubscriptionOutboxTable {
  user_id: string
  message_key: string
  /** JSON, emptied once it is sent. */
  message: string
  created_at: string
  attempts: number
  next_attempt_at: string | null
}
