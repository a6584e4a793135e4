import type { Db } from '@butterleaf/server-kit/database/database'
import type { Purchase } from '../billing-provider.ts'

type Request = Pick<Purchase, 'userId' | 'idempotencyKey' | 'requestHash'>

/** Longer than a purchase can take: if the process ends in the middle, the next purchase may begin after this time. */
const heldMs = 2 * 60_000

export type Claim = { kind: 'first' | 'other-request' | 'busy' } | { kind: 'again'; begunAt: Date }

/** Lets one of several concurrent purchases through, and repeats of that one. */
export async function claimPurchase(db: Db, request: Request, now: Date): Promise<Claim> {
  if (await begin(db, request, now)) return { kind: 'first' }
  const again = await resume(db, request, now)
  if (again) return again
  if ((await lastKey(db, request.userId)) === request.idempotencyKey) return { kind: 'other-request' }
  if (await takeOver(db, request, now)) return { kind: 'first' }
  // The same request may have been faster in another process.
  return (await resume(db, request, now)) ?? { kind: 'busy' }
}

/** Ends the claim once the outcome is known; the key stays, so that a repeat is recognized. */
export async function settlePurchase(db: Db, { userId, idempotencyKey }: Request, now: Date): Promise<void> {
  await db
    .updateTable('recurly_purchases')
    .set({ held_until: now.toISOString() })
    .where('account_code', '=', userId)
    .where('request_key', '=', idempotencyKey)
    .execute()
}

export async function forgetPurchases(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recurly_purchases').where('account_code', '=', userId).execute()
}

async function begin(db: Db, request: Request, now: Date): Promise<boolean> {
  const begun = await db
    .insertInto('recurly_purchases')
    .values({ account_code: request.userId, ...newValues(request, now) })
    .onConflict((conflict) => conflict.column('account_code').doNothing())
    .returning('account_code')
    .executeTakeFirst()
  return begun !== undefined
}

async function resume(
  db: Db,
  { userId, idempotencyKey, requestHash }: Request,
  now: Date,
): Promise<Claim | undefined> {
  const row = await db
    .updateTable('recurly_purchases')
    .set({ held_until: heldUntil(now) })
    .where('account_code', '=', userId)
    .where('request_key', '=', idempotencyKey)
    .where('request_hash', '=', requestHash)
    .returning('begun_at')
    .executeTakeFirst()
  return row && { kind: 'again', begunAt: new Date(row.begun_at) }
}

async function takeOver(db: Db, request: Request, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('recurly_purchases')
    .set(newValues(request, now))
    .where('account_code', '=', request.userId)
    .where('request_key', '!=', request.idempotencyKey)
    .where('held_until', '<=', now.toISOString())
    .returning('account_code')
    .executeTakeFirst()
  return taken !== undefined
}

async function lastKey(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('recurly_purchases')
    .select('request_key')
    .where('account_code', '=', userId)
    .executeTakeFirst()
  return row?.request_key
}

function newValues({ idempotencyKey, requestHash }: Request, now: Date) {
  return {
    request_key: idempotencyKey,
    request_hash: requestHash,
    begun_at: now.toISOString(),
    held_until: heldUntil(now),
  }
}

function heldUntil(now: Date): string {
  return new Date(now.getTime() + heldMs).toISOString()
}
