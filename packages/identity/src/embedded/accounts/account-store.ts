import { randomUUID } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Schema } from '@butterleaf/server-kit/database/schema'
import type { Selectable } from 'kysely'

export type Account = Selectable<Schema['idp_accounts']>

const mostListed = 200

export interface NewAccount {
  email: string
  givenName: string
  familyName: string
  passwordHash: string
}

export async function findAccount(db: Db, accountId: string): Promise<Account | undefined> {
  return db.selectFrom('idp_accounts').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db.selectFrom('idp_accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Undefined when the address has an account already, also when two sign-ups race. */
export async function createAccount(db: Db, account: NewAccount, now: Date): Promise<Account | undefined> {
  return db
    .insertInto('idp_accounts')
    .values({
      account_id: randomUUID(),
      email: account.email,
      email_verified: 0,
      given_name: account.givenName,
      family_name: account.familyName,
      password_hash: account.passwordHash,
      created_at: now.toISOString(),
      password_changed_at: new Date(wholeSecondAfter(now)).toISOString(),
      asks_second_factor: 0,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The next page of the accounts made before the given date, in the order of their ids. */
export async function listAccountsSince(
  db: Db,
  { before, after }: { before: Date; after: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('idp_accounts')
    .select('account_id')
    .where('created_at', '<', before.toISOString())
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(mostListed)
    .execute()
  return rows.map(({ account_id }) => account_id)
}

/** [AUTH-7] Everything begun before this is refused from now on (`isOlderThanPassword`). */
export async function setPassword(
  db: Db,
  account: Account,
  passwordHash: string,
  changedAt: Date,
): Promise<void> {
  await db
    .updateTable('idp_accounts')
    .set({ password_hash: passwordHash, password_changed_at: changedAt.toISOString() })
    .where('account_id', '=', account.account_id)
    .execute()
}

/** The instant from which a password set now counts. */
export function passwordChange(account: Account, now: Date): Date {
  return new Date(Math.max(wholeSecondAfter(now), Date.parse(account.password_changed_at) + 1000))
}

export async function renameAccount(
  db: Db,
  accountId: string,
  { givenName, familyName }: { givenName: string; familyName: string },
): Promise<void> {
  await db
    .updateTable('idp_accounts')
    .set({ given_name: givenName, family_name: familyName })
    .where('account_id', '=', accountId)
    .execute()
}

/** Reads the account and holds its row until the transaction ends, so that two changes can't pass each other. */
export async function lockAccount(transaction: Db, accountId: string): Promise<Account | undefined> {
  return transaction
    .updateTable('idp_accounts')
    .set((row) => ({ asks_second_factor: row.ref('asks_second_factor') }))
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst()
}

export async function changeSecondFactor(db: Db, accountId: string, isAsked: boolean): Promise<void> {
  await db
    .updateTable('idp_accounts')
    .set({ asks_second_factor: isAsked ? 1 : 0 })
    .where('account_id', '=', accountId)
    .execute()
}

export async function deleteAccount(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_accounts').where('account_id', '=', accountId).execute()
}

export async function confirmEmail(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('idp_accounts')
    .set({ email_verified: 1 })
    .where('account_id', '=', accountId)
    .execute()
}

/**
 * Tokens and sessions carry their start in whole seconds. A password's instant is therefore a whole second, no two are the
 * same, and a sign-in is dated no earlier. So what began in the same second before the change can be told from what began
 * after it.
 */
function wholeSecondAfter(now: Date): number {
  return Math.ceil(now.getTime() / 1000) * 1000
}

export function signInSecond(account: Account, now: Date): number {
  return Math.max(Math.floor(now.getTime() / 1000), Date.parse(account.password_changed_at) / 1000)
}

export function isOlderThanPassword(account: Account, begunAtSeconds: number): boolean {
  return begunAtSeconds * 1000 < Date.parse(account.password_changed_at)
}
