import type { Db } from '@butterleaf/server-kit/database/database'
import type { Selectable } from 'kysely'
import type { SandboxMethod, SandboxTables } from '../tables.ts'

export type StoredAccount = Selectable<SandboxTables['sandbox_accounts']>

type Person = Pick<StoredAccount, 'email' | 'first_name' | 'last_name'>

export async function findStoredAccount(db: Db, accountCode: string): Promise<StoredAccount | undefined> {
  return db
    .selectFrom('sandbox_accounts')
    .selectAll()
    .where('account_code', '=', accountCode)
    .executeTakeFirst()
}

/** Saves the buyer and their new method. */
export async function saveAccount(
  db: Db,
  accountCode: string,
  person: Person,
  method: SandboxMethod,
): Promise<void> {
  const values = { ...person, ...method }
  await db
    .insertInto('sandbox_accounts')
    .values({ account_code: accountCode, version: 1, ...values })
    .onConflict((conflict) =>
      conflict
        .column('account_code')
        .doUpdateSet((row) => ({ ...values, version: row('sandbox_accounts.version', '+', 1) })),
    )
    .execute()
}

export async function saveMethod(db: Db, accountCode: string, method: SandboxMethod): Promise<void> {
  await db.updateTable('sandbox_accounts').set(method).where('account_code', '=', accountCode).execute()
}

/** Called with every change of the account or its rows. */
export async function incrementVersion(db: Db, accountCode: string): Promise<void> {
  await db
    .updateTable('sandbox_accounts')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('account_code', '=', accountCode)
    .execute()
}

/** The account's own row comes first, as wherever several are written; otherwise two transactions could deadlock. */
const accountTables = [
  'sandbox_accounts',
  'sandbox_subscriptions',
  'sandbox_redemptions',
  'sandbox_requests',
  'sandbox_events',
] as const

/** Deletes all rows of the account except its invoices. */
export async function deleteAccountRows(db: Db, accountCode: string): Promise<void> {
  for (const table of accountTables) {
    await db.deleteFrom(table).where('account_code', '=', accountCode).execute()
  }
}
