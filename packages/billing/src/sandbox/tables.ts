/** The sandbox provider's own tables. Nothing else reads them; no card number is ever in them. */
export interface SandboxTables {
  sandbox_settings: SandboxSettingsTable
  sandbox_tokens: SandboxTokensTable
  sandbox_accounts: SandboxAccountsTable
  sandbox_subscriptions: SandboxSubscriptionsTable
  sandbox_invoices: SandboxInvoicesTable
  sandbox_coupons: SandboxCouponsTable
  sandbox_redemptions: SandboxRedemptionsTable
  sandbox_requests: SandboxRequestsTable
  sandbox_events: SandboxEventsTable
}

/** `clock-seconds`, how far its clock is ahead, and `invoice-number`, the last number used. */
interface SandboxSettingsTable {
  name: string
  value: number
}

/** A payment method; the card's fields are null for PayPal. */
export interface SandboxMethod {
  method: 'credit_card' | 'paypal'
  brand: string | null
  last_four: string | null
  month: number | null
  year: number | null
  /** How the test card or account behaves. */
  behavior: 'accepted' | 'declined' | 'declined-at-renewal' | 'asks-bank' | 'confirmed'
}

interface SandboxTokensTable extends SandboxMethod {
  token_hash: string
  /** The key of the bank's page. */
  action_hash: string | null
  expires_at: string
  used_at: string | null
}

interface SandboxAccountsTable extends SandboxMethod {
  account_code: string
  email: string
  first_name: string
  last_name: string
  /** Incremented with every change of the account or its rows. */
  version: number
}

interface SandboxSubscriptionsTable {
  account_code: string
  uuid: string
  plan_code: string
  pending_plan_code: string | null
  state: string
  is_past_due: number
  term_starts_at: string
  term_ends_at: string
  canceled_at: string | null
  ended_at: string | null
  anchor_at: string
  months_to_term_end: number
  failed_attempts: number
  /** When the clock has to do something next; null when it never has to. */
  due_at: string | null
  version: number
}

interface SandboxInvoicesTable {
  account_code: string
  number: string
  uuid: string
  /** The start of the term it pays for: one invoice a term. */
  term_starts_at: string
  term_ends_at: string
  plan_code: string
  coupon_code: string | null
  discount_cents: number
  total_cents: number
  state: 'paid' | 'past_due' | 'failed'
  is_first: number
  created_at: string
  paid_at: string | null
}

interface SandboxCouponsTable {
  code: string
  percent: number | null
  off_cents: number | null
  /** Separated by commas; null is every plan that takes coupons. */
  plan_codes: string | null
  starts_at: string | null
  ends_at: string | null
  is_active: number
  redemption_limit: number | null
  limit_per_account: number | null
  redeemed: number
}

interface SandboxRedemptionsTable {
  account_code: string
  uuid: string
  code: string
}

/** Purchases by their idempotency key, each with its answer. */
interface SandboxRequestsTable {
  account_code: string
  request_key: string
  request_hash: string
  answer: string
  created_at: string
}

/** Webhooks to be delivered. */
interface SandboxEventsTable {
  event_id: string
  account_code: string
  kind: string
  created_at: string
  attempts: number
  next_attempt_at: string | null
}
