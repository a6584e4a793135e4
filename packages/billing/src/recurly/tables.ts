export interface RecurlyTables {
  recurly_purchases: RecurlyPurchasesTable
}

/** The last purchase somebody has begun: one at a time, whatever number of windows and processes there are. */
interface RecurlyPurchasesTable {
  account_code: string
  request_key: string
  request_hash: string
  begun_at: string
  /** Until then nobody else may begin one; in the past once its outcome is known. */
  held_until: string
}
