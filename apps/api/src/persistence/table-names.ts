import type { Schema } from './schema.ts'

/** Every table, parents before children, so that a copy can be read back in this order. */
const tables = {
  users: true,
  weight_trackers: true,
  weight_logs: true,
  meal_plans: true,
  plan_templates: true,
  plan_weeks: true,
  plan_interactions: true,
  list_ticks: true,
  list_lines: true,
  subscriptions: true,
  subscription_outbox: true,
  purchase_events: true,
  service_secrets: true,
  spent_captchas: true,
  sandbox_settings: true,
  sandbox_coupons: true,
  sandbox_tokens: true,
  sandbox_accounts: true,
  sandbox_subscriptions: true,
  sandbox_invoices: true,
  sandbox_redemptions: true,
  sandbox_requests: true,
  sandbox_events: true,
  idp_accounts: true,
  idp_records: true,
  idp_keys: true,
  idp_mail_tokens: true,
  idp_attempts: true,
} as const satisfies Record<keyof Schema, true>

export const tableNames = Object.keys(tables) as (keyof Schema)[]
