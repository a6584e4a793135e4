import type { Kysely } from 'kysely'

/** TOG-4: who is invited to type their own answers for a table, and who did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('table_invitations')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('eater_id', 'text', (c) => c.notNull())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('table_invitations_key', ['user_id', 'eater_id'])
    .execute()
  await db.schema
    .createIndex('table_invitations_by_secret')
    .on('table_invitations')
    .column('secret_hash')
    .unique()
    .execute()
  await db.schema.createIndex('table_invitations_by_end').on('table_invitations').column('ends_at').execute()
  await db.schema
    .createTable('table_seats')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('eater_id', 'text', (c) => c.notNull())
    .addColumn('owner_name', 'text')
    .addColumn('profile', 'text', (c) => c.notNull())
    .addColumn('preferences', 'text', (c) => c.notNull())
    .addColumn('joined_at', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('table_seats_key', ['user_id'])
    .execute()
  await db.schema
    .createIndex('table_seats_by_owner')
    .on('table_seats')
    .columns(['owner_id', 'eater_id'])
    .unique()
    .execute()
}
