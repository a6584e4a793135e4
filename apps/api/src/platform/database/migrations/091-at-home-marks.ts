import type { Kysely } from 'kysely'

/** Without a reference to a plan, since what is at home outlives it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('at_home_marks')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('food_id', 'text', (c) => c.notNull())
    .addColumn('is_at_home', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('on_date', 'text', (c) => c.notNull())
    .addColumn('grams', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('at_home_marks_key', ['user_id', 'food_id'])
    .execute()
}
