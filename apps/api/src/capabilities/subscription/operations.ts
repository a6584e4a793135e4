import { createHash } from 'node:crypto'
import type { BillingRefusal, BillingResult } from '@butterleaf/billing/billing-provider'
import { couponSentence } from '@butterleaf/domain/subscription/coupon'
import { type PlanCode, planOf } from '@butterleaf/domain/subscription/plans'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'
import { noteConsent } from '#platform/purchase-events/consent-store.ts'
import { type KnownAccount, noteIntent } from './store.ts'
import { syncSubscription } from './sync-subscription.ts'

export interface Order {
  email: string
  firstName: string
  lastName: string
  planCode: PlanCode
  token: string
  confirmation: string | null
  couponCode: string | null
  captcha: string
  /** Undefined where nobody was asked: then what was said before holds. */
  mayTellOutside: boolean | undefined
  idempotencyKey: string | undefined
}

/** Longer than any purchase takes. */
const intentMs = 2 * 60_000

/** CHK-11, CHK-12: however often and at once one order comes, also as confirmed by the bank, it charges once. */
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
  const idempotencyKey = order.idempotencyKey === undefined ? requestHash : hashOf(order.idempotencyKey)
  const purpose = hashOf(userId, idempotencyKey, requestHash)
  if (!(await captcha.spend(order.captcha, { action: 'CREATE_SUBSCRIPTION', purpose }))) {
    throw new AppError('captcha-refused')
  }
  const { planCode, token, confirmation, couponCode, firstName, lastName } = order
  // The account's own address comes before one that was typed.
  const email = (await identity.findProfile(caller.subject))?.email ?? order.email
  const person = { userId, email, firstName, lastName }
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
  if (!result.ok) throw refusalOf(result, planCode)
  return syncSubscription(context, userId)
}

/** SUB-1: a change at the provider, then its truth. */
export async function change(
  context: AppContext,
  userId: string,
  make: (billing: AppContext['billing']) => Promise<BillingResult>,
): Promise<KnownAccount | undefined> {
  const result = await make(context.billing)
  if (!result.ok) throw refusalOf(result)
  return syncSubscription(context, userId)
}

function refusalOf(refusal: BillingRefusal, planCode: PlanCode = '6-month'): AppError {
  switch (refusal.because) {
    case 'not-there':
      return new AppError('not-found')
    case 'token':
      return new AppError('token-refused')
    case 'already-subscribed':
    case 'key-reused':
      return new AppError(refusal.because)
    case 'declined':
      return new AppError(
        'payment-declined',
        refusal.message === undefined ? {} : { detail: refusal.message },
      )
    case 'confirmation':
      return new AppError('confirmation-needed', { confirmation: refusal.action })
    case 'fields':
      return new AppError('invalid-input', { faults: refusal.faults })
    case 'coupon':
      return new AppError('coupon-refused', { detail: couponSentence(refusal.reason, planOf(planCode)) })
    case 'ended':
      return new AppError('subscription-refused', {
        detail: 'It has ended. Choose a plan to begin a new one.',
      })
    case 'canceled':
      return new AppError('subscription-refused', { detail: 'It is canceled. Reactivate it first.' })
  }
}

function hashOf(...parts: (string | null)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
