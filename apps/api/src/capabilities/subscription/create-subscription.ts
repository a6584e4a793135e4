import { createHash } from 'node:crypto'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'
import { noteConsent } from '#platform/purchase-events/consent-store.ts'
import { explainRefusal } from './explain-refusal.ts'
import { faultsInNames, findPayer } from './find-payer.ts'
import { type KnownAccount, noteIntent } from './store.ts'
import { syncSubscription } from './syncing/sync-subscription.ts'

export interface Order {
  email: string
  firstName: string
  lastName: string
  planCode: PlanCode
  token: string
  confirmation: string | null
  couponCode: string | null
  captcha: string
  /** Undefined when the question wasn't shown: then the last answer stays. */
  mayTellOutside: boolean | undefined
  idempotencyKey: string | undefined
}

/** Longer than any purchase takes. */
const intentMs = 2 * 60_000

/** CHK-11, CHK-12: an order charges once, however often it is repeated, concurrently or after the bank's confirmation. */
export async function createSubscription(
  context: AppContext,
  caller: Caller,
  order: Order,
): Promise<KnownAccount | undefined> {
  const { database, clock, billing, captcha, identity } = context
  const { userId } = caller
  const requestHash = hashOf(
    order.planCode,
    order.token,
    order.couponCode,
    order.email,
    order.firstName,
    order.lastName,
  )
  const faults = faultsInNames(order)
  if (faults.length > 0) throw new AppError('invalid-input', { faults })
  const idempotencyKey = order.idempotencyKey === undefined ? requestHash : hashOf(order.idempotencyKey)
  const purpose = hashOf(userId, idempotencyKey, requestHash)
  if (!(await captcha.spend(order.captcha, { action: 'CREATE_SUBSCRIPTION', purpose }))) {
    throw new AppError('captcha-refused')
  }
  const { planCode, token, confirmation, couponCode } = order
  const person = { userId, ...(await findPayer(identity, caller, order)) }
  if (order.mayTellOutside !== undefined) {
    await noteConsent(database.db, userId, { isGiven: order.mayTellOutside, now: clock.now() })
  }
  await noteIntent(database.db, userId, clock.now(), new Date(clock.now().getTime() + intentMs))
  const result = await billing.purchase({
    ...person,
    planCode,
    token,
    confirmation,
    couponCode,
    idempotencyKey,
    requestHash,
  })
  if (!result.ok) throw explainRefusal(result, planCode)
  return syncSubscription(context, userId)
}

function hashOf(...parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
