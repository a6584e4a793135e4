import type { Kysely } from 'kysely'

/**
 * By this key the sandbox bank's page finds its card. Null for tokens from before this migration, which expire within minutes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sandbox_tokens').addColumn('action_hash', 'text').execute()
  await db.schema.createIndex('sandbox_tokens_action').on('sandbox_tokens').column('action_hash').execute()
}
