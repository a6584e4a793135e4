import { createHash, randomBytes } from 'node:crypto'
import { addMs, type Instant } from '@butterleaf/domain/subscription/instant'
import type { Db } from '../../../persistence/database.ts'
import type { SandboxMethod } from './tables.ts'

const lifetimeMinutes = 15

/** Good once and not for long; only its hash is kept. */
export async function issueToken(db: Db, method: SandboxMethod, now: Instant): Promise<string> {
  const token = `sandbox_${randomBytes(18).toString('base64url')}`
  const expires_at = addMs(now, lifetimeMinutes * 60_000)
  await db
    .insertInto('sandbox_tokens')
    .values({ token_hash: hashOf(token), expires_at, used_at: null, ...method })
    .execute()
  return token
}

/** Uses it up: of many who come with one token, one gets what it stands for. */
export async function takeToken(db: Db, token: string, now: Instant): Promise<SandboxMethod | undefined> {
  return db
    .updateTable('sandbox_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['method', 'brand', 'last_four', 'month', 'year', 'behavior'])
    .executeTakeFirst()
}

export async function dropOldTokens(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('sandbox_tokens').where('expires_at', '<=', now).execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
