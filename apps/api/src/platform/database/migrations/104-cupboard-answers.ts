import type { Kysely } from 'kysely'

/** Without a reference to a plan, since a person is asked once, not once a plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cupboard_answers')
    .addColumn('user_id', 'text', (c) => c.primaryKey())
    .addColumn('answered_at', 'text', (c) => c.notNull())
    .execute()
}
