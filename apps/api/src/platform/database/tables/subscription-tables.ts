export interface SubscriptionTables {
  subscriptions: SubscriptionsTable
  subscription_outbox: SubscriptionOutboxTable
}

/** What the billing provider told last; its truth, kept so that a guard need not ask it on every call. */
interface SubscriptionsTable {
  user_id: string
  /** JSON of a `BillingAccount`; null while a purchase is under way and nothing is known yet. */
  account: string | null
  /** The provider's own count of changes: an older answer never overwrites a newer one. */
  revision: number
  synced_at: string
  /** When the provider is to be asked again though nobody told anything; null when never. */
  check_at: string | null
}

/** Mails and events to be sent, each once: the key says what it is about. */
interface SubscriptionOutboxTable {
  user_id: string
  message_key: string
  /** JSON, emptied once it is sent. */
  message: string
  created_at: string
  attempts: number
  next_attempt_at: string | null
}
