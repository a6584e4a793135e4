import type { Kysely } from 'kysely'

/** PLAN-6: what an archived template was made for. Null of the active one, and of those archived before this. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['profile', 'preferences'])
    await db.schema.alterTable('plan_templates').addColumn(column, 'text').execute()
}
