import type { Kysely } from 'kysely'

/** DOOR-3: what a person is reminded of, the browsers it goes to, and what was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reminder_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('choices', 'text', (c) => c.notNull())
    .addColumn('mail_to', 'text')
    .addColumn('looked_at', 'text', (c) => c.notNull())
    .addColumn('next_at', 'text')
    .addColumn('plan_version', 'integer', (c) => c.notNull())
    .addColumn('times_version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('subscription_id', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('push_subscriptions_key', ['user_id', 'subscription_id'])
    .execute()
  await db.schema
    .createIndex('push_subscriptions_by_endpoint')
    .on('push_subscriptions')
    .column('endpoint')
    .unique()
    .execute()
  await db.schema
    .createTable('sent_reminders')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('reminder_key', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sent_reminders_key', ['user_id', 'reminder_key'])
    .execute()
}
