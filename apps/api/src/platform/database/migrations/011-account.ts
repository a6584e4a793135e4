import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['name', 'given_name', 'family_name']) {
    await db.schema.alterTable('users').addColumn(column, 'text').execute()
  }
  await db.schema
    .createTable('user_avatars')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('picture_id', 'text', (c) => c.notNull().unique())
    .addColumn('image', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('ended_tokens')
    .addColumn('user_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('ended_before', 'integer', (c) => c.notNull())
    .addColumn('kept_session', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
}
