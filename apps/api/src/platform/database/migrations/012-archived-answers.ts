import type { Kysely } from 'kysely'

/**
 * PLAN-6: the answers an archived template was made from. Null for the active one, and for those archived before this
 * migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['profile', 'preferences'])
    await db.schema.alterTable('plan_templates').addColumn(column, 'text').execute()
}
