import type { Db } from '@butterleaf/server-kit/database/database'
import type { Schema } from '@butterleaf/server-kit/database/schema'
import type { Selectable } from 'kysely'

export type StoredPasskey = Selectable<Schema['idp_passkeys']>

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('idp_passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

/** In the order they were added. */
export async function findPasskeysOf(db: Db, accountId: string): Promise<StoredPasskey[]> {
  return db
    .selectFrom('idp_passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute()
}

/** False where any account has the credential already. */
export async function addPasskey(db: Db, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idp_passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** False when another use of it was counted meanwhile: a copied authenticator may be at work. */
export async function countPasskeyUse(
  db: Db,
  { credential_id, counter }: StoredPasskey,
  use: { counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idp_passkeys')
    .set({ counter: use.counter, last_used_at: use.now.toISOString() })
    .where('credential_id', '=', credential_id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type OwnPasskeyKey = { accountId: string; credentialId: string }

/** False where the account has no such passkey. */
export async function renamePasskey(
  db: Db,
  { accountId, credentialId }: OwnPasskeyKey,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idp_passkeys')
    .set({ name })
    .where('credential_id', '=', credentialId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(db: Db, { accountId, credentialId }: OwnPasskeyKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idp_passkeys')
    .where('credential_id', '=', credentialId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePasskeysOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_passkeys').where('account_id', '=', accountId).execute()
}
