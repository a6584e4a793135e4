import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recurly_purchases')
    .addColumn('account_code', 'text', (c) => c.primaryKey().notNull())
    .addColumn('request_key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('begun_at', 'text', (c) => c.notNull())
    .addColumn('held_until', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('purchase_event_consents')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('given_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('purchase_event_deliveries')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('sink', 'text', (c) => c.notNull())
    .addColumn('delivered_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('purchase_event_deliveries_key', ['user_id', 'event_id', 'sink'])
    .execute()
}
