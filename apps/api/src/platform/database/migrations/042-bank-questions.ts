import type { Kysely } from 'kysely'

/** The sandbox bank's page finds the card it is asked about. Null of tokens from before this, which end within minutes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sandbox_tokens').addColumn('action_hash', 'text').execute()
  await db.schema.createIndex('sandbox_tokens_action').on('sandbox_tokens').column('action_hash').execute()
}
