import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

/** Part of 010: the embedded billing provider's own tables. */
export async function createSandboxBilling(db: Kysely<unknown>): Promise<void> {
  await createSettings(db)
  await createTokensAndAccounts(db)
  await createSandboxSubscriptions(db)
  await createInvoices(db)
  await createCoupons(db)
  await createRequestsAndEvents(db)
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_settings')
    .addColumn('name', 'text', (c) => c.primaryKey().notNull())
    .addColumn('value', 'integer', (c) => c.notNull())
    .execute()
}

async function createTokensAndAccounts(db: Kysely<unknown>): Promise<void> {
  const tokens = db.schema
    .createTable('sandbox_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
  await withMethod(tokens).execute()
  const accounts = db.schema
    .createTable('sandbox_accounts')
    .addColumn('account_code', 'text', (c) => c.primaryKey().notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('first_name', 'text', (c) => c.notNull())
    .addColumn('last_name', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
  await withMethod(accounts).execute()
}

function withMethod<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table
    .addColumn('method', 'text', (c) => c.notNull())
    .addColumn('brand', 'text')
    .addColumn('last_four', 'text')
    .addColumn('month', 'integer')
    .addColumn('year', 'integer')
    .addColumn('behavior', 'text', (c) => c.notNull())
}

async function createSandboxSubscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_subscriptions')
    .addColumn('account_code', 'text', (c) => c.notNull())
    .addColumn('uuid', 'text', (c) => c.notNull())
    .addColumn('plan_code', 'text', (c) => c.notNull())
    .addColumn('pending_plan_code', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('is_past_due', 'integer', (c) => c.notNull())
    .addColumn('term_starts_at', 'text', (c) => c.notNull())
    .addColumn('term_ends_at', 'text', (c) => c.notNull())
    .addColumn('canceled_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('anchor_at', 'text', (c) => c.notNull())
    .addColumn('months_to_term_end', 'integer', (c) => c.notNull())
    .addColumn('failed_attempts', 'integer', (c) => c.notNull())
    .addColumn('due_at', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('sandbox_subscriptions_key', ['account_code', 'uuid'])
    .execute()
  // With concurrent purchases too, an account has one subscription that isn't over.
  await db.schema
    .createIndex('sandbox_subscriptions_live')
    .on('sandbox_subscriptions')
    .column('account_code')
    .unique()
    .where(sql`state`, '!=', 'expired')
    .execute()
  await db.schema
    .createIndex('sandbox_subscriptions_due')
    .on('sandbox_subscriptions')
    .column('due_at')
    .execute()
}

async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_invoices')
    .addColumn('account_code', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('uuid', 'text', (c) => c.notNull())
    .addColumn('term_starts_at', 'text', (c) => c.notNull())
    .addColumn('term_ends_at', 'text', (c) => c.notNull())
    .addColumn('plan_code', 'text', (c) => c.notNull())
    .addColumn('coupon_code', 'text')
    .addColumn('discount_cents', 'integer', (c) => c.notNull())
    .addColumn('total_cents', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('is_first', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('paid_at', 'text')
    .addPrimaryKeyConstraint('sandbox_invoices_key', ['account_code', 'number'])
    .addUniqueConstraint('sandbox_invoices_term', ['account_code', 'uuid', 'term_starts_at'])
    .execute()
}

async function createCoupons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_coupons')
    .addColumn('code', 'text', (c) => c.primaryKey().notNull())
    .addColumn('percent', 'integer')
    .addColumn('off_cents', 'integer')
    .addColumn('plan_codes', 'text')
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('is_active', 'integer', (c) => c.notNull())
    .addColumn('redemption_limit', 'integer')
    .addColumn('limit_per_account', 'integer')
    .addColumn('redeemed', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('sandbox_redemptions')
    .addColumn('account_code', 'text', (c) => c.notNull())
    .addColumn('uuid', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sandbox_redemptions_key', ['account_code', 'uuid'])
    .execute()
}

async function createRequestsAndEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_requests')
    .addColumn('account_code', 'text', (c) => c.notNull())
    .addColumn('request_key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('sandbox_requests_key', ['account_code', 'request_key'])
    .execute()
  await db.schema
    .createTable('sandbox_events')
    .addColumn('event_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_code', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text')
    .execute()
  await db.schema
    .createIndex('sandbox_events_next')
    .on('sandbox_events')
    .column('next_attempt_at')
    .where(sql`next_attempt_at`, 'is not', null)
    .execute()
}
