import type { SandboxTables } from './sandbox/tables.ts'

declare module '@butterleaf/server-kit/database/schema' {
  interface Schema extends BillingTables {}
}

export interface BillingTables extends RecurlyTables, SandboxTables {}

interface RecurlyTables {
  recurly_purchases: RecurlyPurchasesTable
}

/** A person's last purchase: one at a time across all windows and processes. */
interface RecurlyPurchasesTable {
  account_code: string
  request_key: string
  request_hash: string
  begun_at: string
  /** Until this instant no other purchase may begin; in the past once the outcome is known. */
  held_until: string
}
