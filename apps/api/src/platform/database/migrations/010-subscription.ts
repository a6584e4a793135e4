import { type Kysely, sql } from 'kysely'
import { createSandboxBilling } from './010-sandbox-billing.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createSubscriptions(db)
  await createCaptchasAndEvents(db)
  await createSandboxBilling(db)
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account', 'text')
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addColumn('synced_at', 'text', (c) => c.notNull())
    .addColumn('check_at', 'text')
    .execute()
  await db.schema.createIndex('subscriptions_check').on('subscriptions').column('check_at').execute()
  await db.schema
    .createTable('subscription_outbox')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('message_key', 'text', (c) => c.notNull())
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text')
    .addPrimaryKeyConstraint('subscription_outbox_key', ['user_id', 'message_key'])
    .execute()
  await db.schema
    .createIndex('subscription_outbox_next')
    .on('subscription_outbox')
    .column('next_attempt_at')
    .where(sql`next_attempt_at`, 'is not', null)
    .execute()
}

async function createCaptchasAndEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('service_secrets')
    .addColumn('purpose', 'text', (c) => c.primaryKey().notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('spent_captchas')
    .addColumn('solution_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('purchase_events')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('event_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('details', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('purchase_events_key', ['user_id', 'event_id'])
    .execute()
}
