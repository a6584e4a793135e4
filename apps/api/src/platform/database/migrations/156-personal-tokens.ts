import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('personal_tokens')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('token_id', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('password_stamp', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('expires_at', 'text')
    .addPrimaryKeyConstraint('personal_tokens_key', ['user_id', 'token_id'])
    .execute()
  await db.schema
    .createIndex('personal_tokens_by_hash')
    .on('personal_tokens')
    .column('token_hash')
    .unique()
    .execute()
}
