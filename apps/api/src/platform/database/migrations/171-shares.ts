import type { Kysely } from 'kysely'

/** TOG-5: links to a list or a week's plates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shares')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('share_id', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('list_id', 'text')
    .addColumn('week_index', 'integer')
    .addColumn('first_name', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ends_on', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('shares_key', ['user_id', 'share_id'])
    .execute()
  await db.schema.createIndex('shares_by_secret').on('shares').column('secret_hash').unique().execute()
  await db.schema.createIndex('shares_by_end').on('shares').column('ends_on').execute()
}
