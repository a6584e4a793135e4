import { addDaysToInstant, type Instant } from '@butterleaf/domain/subscription/instant'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { BillingResult, Purchase } from '../../billing-provider.ts'

/** Far longer than any client repeats an order; its token has expired by then. */
const keptDays = 7

type Request = Pick<Purchase, 'userId' | 'idempotencyKey' | 'requestHash'>

/**
 * Answers a request once, however often it arrives: a concurrent repeat waits on the first one's row and finds its answer
 * there. Runs within the transaction that does the work.
 */
export async function answerRequest(
  db: Db,
  request: Request,
  now: Instant,
  answer: () => Promise<BillingResult>,
): Promise<BillingResult> {
  if (!(await claim(db, request, now))) return earlierAnswer(db, request)
  const result = await answer()
  await db
    .updateTable('sandbox_requests')
    .set({ answer: JSON.stringify(result) })
    .where('account_code', '=', request.userId)
    .where('request_key', '=', request.idempotencyKey)
    .execute()
  return result
}

export async function dropOldRequests(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('sandbox_requests')
    .where('created_at', '<=', addDaysToInstant(now, -keptDays))
    .execute()
}

async function claim(db: Db, request: Request, now: Instant): Promise<boolean> {
  const claimed = await db
    .insertInto('sandbox_requests')
    .values({
      account_code: request.userId,
      request_key: request.idempotencyKey,
      request_hash: request.requestHash,
      answer: '',
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_code', 'request_key']).doNothing())
    .returning('request_key')
    .executeTakeFirst()
  return claimed !== undefined
}

async function earlierAnswer(db: Db, request: Request): Promise<BillingResult> {
  const row = await db
    .selectFrom('sandbox_requests')
    .select(['request_hash', 'answer'])
    .where('account_code', '=', request.userId)
    .where('request_key', '=', request.idempotencyKey)
    .executeTakeFirstOrThrow()
  if (row.request_hash !== request.requestHash) return { ok: false, because: 'key-reused' }
  return JSON.parse(row.answer) as BillingResult
}
