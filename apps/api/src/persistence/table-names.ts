import type { Schema } from './schema.ts'

/** Every table, parents before children, so that a copy can be read back in this order. */
const tables = {
  users: true,
  weight_trackers: true,
  weight_logs: true,
  idp_accounts: true,
  idp_records: true,
  idp_keys: true,
  idp_mail_tokens: true,
  idp_attempts: true,
} as const satisfies Record<keyof Schema, true>

export const tableNames = Object.keys(tables) as (keyof Schema)[]
