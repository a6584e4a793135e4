import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createUserTables(db)
  await createIdentityTables(db)
}

async function createUserTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('unit', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('weight_trackers')
    .addColumn('user_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('tracker_id', 'text', (c) => c.notNull())
    .addColumn('target_grams', 'integer', (c) => c.notNull())
    .addColumn('target_date', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('weight_trackers_id', ['user_id', 'tracker_id'])
    .execute()
  await db.schema
    .createTable('weight_logs')
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('log_date', 'text', (c) => c.notNull())
    .addColumn('tracker_id', 'text', (c) => c.notNull())
    .addColumn('log_id', 'text', (c) => c.notNull())
    .addColumn('grams', 'integer', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('weight_logs_key', ['user_id', 'log_date'])
    .addUniqueConstraint('weight_logs_id', ['user_id', 'log_id'])
    // Resetting a tracker deletes its logs, and no log can be added afterwards.
    .addForeignKeyConstraint(
      'weight_logs_tracker',
      ['user_id', 'tracker_id'],
      'weight_trackers',
      ['user_id', 'tracker_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute()
}

async function createIdentityTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idp_accounts')
    .addColumn('account_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('email_verified', 'integer', (c) => c.notNull())
    .addColumn('given_name', 'text', (c) => c.notNull())
    .addColumn('family_name', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('password_changed_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('idp_records')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('grant_id', 'text')
    .addColumn('uid', 'text')
    .addColumn('expires_at', 'text')
    .addColumn('consumed_at', 'text')
    .addPrimaryKeyConstraint('idp_records_key', ['kind', 'record_id'])
    .execute()
  await db.schema.createIndex('idp_records_account').on('idp_records').column('account_id').execute()
  await db.schema.createIndex('idp_records_grant').on('idp_records').column('grant_id').execute()
  await db.schema.createIndex('idp_records_uid').on('idp_records').columns(['kind', 'uid']).execute()
  await db.schema.createIndex('idp_records_expiry').on('idp_records').column('expires_at').execute()
  await db.schema
    .createTable('idp_keys')
    .addColumn('key_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('idp_mail_tokens')
    .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('idp_mail_tokens_account').on('idp_mail_tokens').column('account_id').execute()
  await db.schema
    .createTable('idp_attempts')
    .addColumn('bucket', 'text', (c) => c.primaryKey().notNull())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('blocked_until', 'text')
    .execute()
}
