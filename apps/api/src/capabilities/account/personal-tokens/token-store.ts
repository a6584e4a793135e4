import type { TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'
import type { Db } from '@butterleaf/server-kit/database/database'

export interface StoredToken {
  userId: string
  tokenId: string
  subject: string
  name: string
  scopes: readonly TokenScope[]
  passwordStamp: string | null
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
}

export async function saveToken(db: Db, token: StoredToken, tokenHash: string): Promise<void> {
  await db
    .insertInto('personal_tokens')
    .values({
      user_id: token.userId,
      token_id: token.tokenId,
      token_hash: tokenHash,
      subject: token.subject,
      name: token.name,
      scopes: token.scopes.join(' '),
      password_stamp: token.passwordStamp,
      created_at: token.createdAt,
      last_used_at: token.lastUsedAt,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** Crosses users: the hash of a token is as hard to guess as the token. */
export async function findTokenByHash(db: Db, tokenHash: string): Promise<StoredToken | undefined> {
  const row = await db
    .selectFrom('personal_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && readRow(row)
}

export async function findTokens(db: Db, userId: string): Promise<StoredToken[]> {
  const rows = await db
    .selectFrom('personal_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('token_id')
    .execute()
  return rows.map(readRow)
}

/** False where the person has no such token. */
export async function deleteToken(db: Db, userId: string, tokenId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('personal_tokens')
    .where('user_id', '=', userId)
    .where('token_id', '=', tokenId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Written once in a while only: a use that was noted after `before` is recent enough. */
export async function noteTokenUse(
  db: Db,
  { userId, tokenId }: StoredToken,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('personal_tokens')
    .set({ last_used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('token_id', '=', tokenId)
    .where((where) =>
      where.or([where('last_used_at', 'is', null), where('last_used_at', '<', before.toISOString())]),
    )
    .execute()
}

/** Crosses users: tokens that expired before then. */
export async function deleteTokensExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('personal_tokens').where('expires_at', '<', before.toISOString()).execute()
}

interface Row {
  user_id: string
  token_id: string
  subject: string
  name: string
  scopes: string
  password_stamp: string | null
  created_at: string
  last_used_at: string | null
  expires_at: string | null
}

function readRow(row: Row): StoredToken {
  return {
    userId: row.user_id,
    tokenId: row.token_id,
    subject: row.subject,
    name: row.name,
    scopes: row.scopes.split(' ') as TokenScope[],
    passwordStamp: row.password_stamp,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  }
}
