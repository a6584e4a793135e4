import type { Kysely } from 'kysely'

/** Without a reference to a plan: what was eaten outlives it. What was deleted leaves its id and time, so that an older write can't bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('food_log_entries')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('eaten_on', 'text')
    .addColumn('document', 'text')
    .addPrimaryKeyConstraint('food_log_entries_key', ['user_id', 'entry_id'])
    .execute()
  await db.schema
    .createIndex('food_log_entries_by_date')
    .on('food_log_entries')
    .columns(['user_id', 'eaten_on'])
    .execute()
  await db.schema
    .createTable('food_extras')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('extra_id', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('document', 'text')
    .addPrimaryKeyConstraint('food_extras_key', ['user_id', 'extra_id'])
    .execute()
}
