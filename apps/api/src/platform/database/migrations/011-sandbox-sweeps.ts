import type { Kysely } from 'kysely'

/** Sweeps that run every minute use an index instead of reading the whole table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('sandbox_requests_age').on('sandbox_requests').column('created_at').execute()
  await db.schema.createIndex('sandbox_tokens_age').on('sandbox_tokens').column('expires_at').execute()
}
