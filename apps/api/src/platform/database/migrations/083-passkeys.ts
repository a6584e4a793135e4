import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('idp_accounts')
    .addColumn('asks_second_factor', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('idp_passkeys')
    .addColumn('credential_id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema.createIndex('idp_passkeys_account').on('idp_passkeys').column('account_id').execute()
  await db.schema
    .createTable('idp_recovery_codes')
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idp_recovery_codes_pk', ['account_id', 'code_hash'])
    .execute()
  await db.schema
    .createTable('idp_challenges')
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('bound_to', 'text', (c) => c.notNull())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idp_challenges_pk', ['purpose', 'bound_to'])
    .execute()
  await db.schema.createIndex('idp_challenges_expires').on('idp_challenges').column('expires_at').execute()
  await db.schema
    .createTable('idp_second_steps')
    .addColumn('interaction_uid', 'text', (c) => c.primaryKey().notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('password_changed_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('idp_second_steps_expires')
    .on('idp_second_steps')
    .column('expires_at')
    .execute()
  await db.schema
    .createIndex('idp_second_steps_account')
    .on('idp_second_steps')
    .column('account_id')
    .execute()
}
