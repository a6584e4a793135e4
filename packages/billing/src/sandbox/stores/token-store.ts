import { createHash, randomBytes } from 'node:crypto'
import { addMs, type Instant } from '@butterleaf/domain/subscription/instant'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Schema } from '@butterleaf/server-kit/database/schema'
import type { ExpressionBuilder } from 'kysely'
import { actionOf } from '../bank-question.ts'
import type { SandboxMethod } from '../tables.ts'

const lifetimeMinutes = 15
const methodColumns = ['method', 'brand', 'last_four', 'month', 'year', 'behavior'] as const
/** A card whose bank can still answer. */
const openBehaviors = ['asks-bank', 'confirmed'] as const

/** Good once and for a short time; only its hash is stored. */
export async function issueToken(db: Db, method: SandboxMethod, now: Instant): Promise<string> {
  const token = `sandbox_${randomBytes(18).toString('base64url')}`
  await db
    .insertInto('sandbox_tokens')
    .values({
      token_hash: hashOf(token),
      action_hash: hashOf(actionOf(token)),
      expires_at: addMs(now, lifetimeMinutes * 60_000),
      used_at: null,
      ...method,
    })
    .execute()
  return token
}

/** Reads the token's method without using it up. */
export async function findToken(db: Db, token: string, now: Instant): Promise<SandboxMethod | undefined> {
  return db
    .selectFrom('sandbox_tokens')
    .select(methodColumns)
    .where('token_hash', '=', hashOf(token))
    .where(isGood(now))
    .executeTakeFirst()
}

/** Uses the token up: only one of several concurrent callers gets its method. */
export async function takeToken(db: Db, token: string, now: Instant): Promise<SandboxMethod | undefined> {
  return db
    .updateTable('sandbox_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where(isGood(now))
    .returning(methodColumns)
    .executeTakeFirst()
}

/** The card whose bank has to confirm; undefined once it is declined, used or too old. */
export async function findCardToConfirm(
  db: Db,
  action: string,
  now: Instant,
): Promise<SandboxMethod | undefined> {
  return db
    .selectFrom('sandbox_tokens')
    .select(methodColumns)
    .where('action_hash', '=', hashOf(action))
    .where('behavior', 'in', openBehaviors)
    .where(isGood(now))
    .executeTakeFirst()
}

/** Stores the bank's answer: true while its question is open, and again when it is confirmed twice. */
export async function answerBank(
  db: Db,
  action: string,
  { isConfirmed, now }: { isConfirmed: boolean; now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_tokens')
    .set({ behavior: isConfirmed ? 'confirmed' : 'declined' })
    .where('action_hash', '=', hashOf(action))
    .where('behavior', 'in', openBehaviors)
    .where(isGood(now))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function dropOldTokens(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('sandbox_tokens').where('expires_at', '<=', now).execute()
}

/** Neither used up nor too old. */
function isGood(now: Instant) {
  return (token: ExpressionBuilder<Schema, 'sandbox_tokens'>) =>
    token.and([token('used_at', 'is', null), token('expires_at', '>', now)])
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
