import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'

export type MailTokenPurpose = 'reset' | 'confirm'

const lifetimeHours: Record<MailTokenPurpose, number> = { reset: 1, confirm: 24 }

/** Makes the secret of a mailed link; only its hash is stored. */
export async function issueMailToken(
  db: Db,
  accountId: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('idp_mail_tokens')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      purpose,
      expires_at: new Date(now.getTime() + lifetimeHours[purpose] * 3_600_000).toISOString(),
      used_at: null,
    })
    .execute()
  return token
}

/** Finds the account of a link that still works; finding it doesn't use it up. */
export async function findMailToken(
  db: Db,
  token: string,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<{ accountId: string; isUsed: boolean } | undefined> {
  const row = await db
    .selectFrom('idp_mail_tokens')
    .select(['account_id', 'used_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && { accountId: row.account_id, isUsed: row.used_at !== null }
}

/** True for only one of several concurrent callers. */
export async function useMailToken(db: Db, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idp_mail_tokens')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Revokes the account's other links of that kind. */
export async function dropMailTokens(db: Db, accountId: string, purpose: MailTokenPurpose): Promise<void> {
  await db
    .deleteFrom('idp_mail_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}

export async function dropAllMailTokens(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_mail_tokens').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredMailTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idp_mail_tokens').where('expires_at', '<=', now.toISOString()).execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
