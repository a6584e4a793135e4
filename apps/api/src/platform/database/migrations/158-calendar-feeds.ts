import type { Kysely } from 'kysely'

/** DOOR-2: calendars by secret addresses, and when and where a person eats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('meal_times', 'text').execute()
  await db.schema.alterTable('users').addColumn('time_zone', 'text').execute()
  await db.schema
    .alterTable('users')
    .addColumn('times_version', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('feed_id', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('kinds', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_read_at', 'text')
    .addPrimaryKeyConstraint('calendar_feeds_key', ['user_id', 'feed_id'])
    .execute()
  await db.schema
    .createIndex('calendar_feeds_by_secret')
    .on('calendar_feeds')
    .column('secret_hash')
    .unique()
    .execute()
}
