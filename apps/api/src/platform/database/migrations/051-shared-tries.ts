import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shared_tries')
    .addColumn('bucket', 'text', (c) => c.primaryKey().notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('shared_tries_ends').on('shared_tries').column('ends_at').execute()
}
