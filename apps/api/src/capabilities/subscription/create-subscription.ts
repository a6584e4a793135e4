import { createHash } from 'node:crypto'
import { isPlainName } from '@butterleaf/domain/account/person-name'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import type { IdentityProvider } from '@butterleaf/identity/identity-provider'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'
import { noteConsent } from '#platform/purchase-events/purchase-event-store.ts'
import { explainRefusal } from './explain-refusal.ts'
import { type KnownAccount, noteIntent } from './store.ts'
import { syncSubscription } from './syncing/sync-subscription.ts'

interface Order {
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

interface Payer {
  email: string
  firstName: string
  lastName: string
}

/**
 * Whom receipts and mails address. The account's own address wins over the typed one, or anybody could have our mails sent to a
 * stranger; what is typed counts only where the provider tells us nothing. An outside provider's name wins as well.
 */
async function findPayer(identity: IdentityProvider, caller: Caller, typed: Payer): Promise<Payer> {
  const { firstName, lastName } = typed
  const profile = await identity.findProfile(caller)
  if (!profile) return { email: typed.email, firstName, lastName }
  const { email, givenName, familyName } = profile
  if (identity.accounts || !givenName) return { email, firstName, lastName }
  return { email, firstName: givenName, lastName: familyName || lastName }
}

/** Names stand in mails, so they carry no link and no second line. */
function faultsInNames({ firstName, lastName }: Pick<Payer, 'firstName' | 'lastName'>): FieldFault[] {
  const fields = { 'user.first_name': firstName, 'user.last_name': lastName }
  return Object.entries(fields).flatMap(([field, name]) =>
    isPlainName(name) ? [] : [{ field, message: 'Enter a name on one line, without a web or mail address.' }],
  )
}
