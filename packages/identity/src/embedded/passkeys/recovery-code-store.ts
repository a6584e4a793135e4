import type { Db } from '@butterleaf/server-kit/database/database'

/** Deletes earlier codes: only the newest ten work. */
export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  { hashes, now }: { hashes: readonly string[]; now: Date },
): Promise<void> {
  await deleteRecoveryCodesOf(db, accountId)
  const created_at = now.toISOString()
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at }))
  await db.insertInto('idp_recovery_codes').values(rows).execute()
}

/** True for only one of several concurrent callers. */
export async function deleteRecoveryCode(
  db: Db,
  { accountId, codeHash }: { accountId: string; codeHash: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idp_recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** When each code that is left was made; one date a code. */
export async function listRecoveryCodeDates(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('idp_recovery_codes')
    .select('created_at')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ created_at }) => created_at)
}

export async function deleteRecoveryCodesOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_recovery_codes').where('account_id', '=', accountId).execute()
}
