import type { Kysely } from 'kysely'

const swept = [
  ['ended_tokens', 'expires_at'],
  ['spent_captchas', 'expires_at'],
  ['sandbox_events', 'account_code'],
] as const

/** Sweeps, and the deletion of an account, use indexes instead of reading whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of swept)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
