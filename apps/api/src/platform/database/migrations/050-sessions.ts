import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idp_devices')
    .addColumn('session_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('first_seen_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('idp_devices_account').on('idp_devices').column('account_id').execute()
  await db.schema.createIndex('idp_devices_last_seen').on('idp_devices').column('last_seen_at').execute()
  await db.schema
    .createTable('ended_sessions')
    .addColumn('session_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('ended_before', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('ended_sessions_ended').on('ended_sessions').column('ended_before').execute()
}
