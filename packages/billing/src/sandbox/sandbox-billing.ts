import { randomUUID } from 'node:crypto'
import {
  cancelSubscription,
  changePlan,
  reactivateSubscription,
} from '@butterleaf/domain/subscription/change'
import { dueAt } from '@butterleaf/domain/subscription/renewal'
import type { BilledSubscription, Subscription } from '@butterleaf/domain/subscription/subscription'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { BillingAccount, BillingProvider } from '../billing-provider.ts'
import { isWebhookSigned, signWebhook } from '../webhook-signature.ts'
import { catchUp, catchUpAll } from './catch-up.ts'
import { changeSubscription, updateSandboxMethod } from './change-subscription.ts'
import { purchaseInSandbox } from './purchase-in-sandbox.ts'
import { sandboxRoutes } from './routes.ts'
import { sandboxNow } from './sandbox-clock.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { deleteAccountRows, findStoredAccount, type StoredAccount } from './stores/account-store.ts'
import { addCoupon, firstCoupons } from './stores/coupon-store.ts'
import { claimEvent, dropEvent, findDueEvents, type SandboxEvent } from './stores/event-store.ts'
import { listInvoices, renameInvoicesAccount, startNumbers } from './stores/invoice-store.ts'
import { dropOldRequests } from './stores/request-store.ts'
import { findLatest } from './stores/subscription-store.ts'
import { dropOldTokens } from './stores/token-store.ts'

const webhookBody = z.object({ account_code: z.string().min(1) })

/** [SUB-4] A billing provider within this process, which says that it takes no real money. */
export async function sandboxBilling(context: SandboxContext): Promise<BillingProvider> {
  const { db, clock } = context
  await startSandbox(db)
  const secret = await openServiceSecret(db, 'sandbox-webhook', clock)
  const now = () => sandboxNow(db, clock)
  const change = async (
    userId: string,
    uuid: string,
    kind: string,
    make: Parameters<typeof changeSubscription>[1]['make'],
  ) => changeSubscription(db, { accountCode: userId, uuid, kind, make }, await now())
  return {
    settings: { provider: 'sandbox' },
    isSandbox: true,
    description:
      'Billing is a sandbox: no real money. Test card 4111 1111 1111 1111, any later date, any CVV.',
    findAccount: (userId) => findSandboxAccount(context, userId),
    purchase: async (purchase) => purchaseInSandbox(db, purchase, await now()),
    cancel: (userId, uuid) => change(userId, uuid, 'canceled', cancelSubscription),
    reactivate: (userId, uuid) => change(userId, uuid, 'reactivated', reactivateSubscription),
    changePlan: (userId, uuid, planCode) =>
      change(userId, uuid, 'plan-changed', (current) => changePlan(current, planCode)),
    updateMethod: async (userId, payToken) => updateSandboxMethod(db, userId, payToken, await now()),
    forget: (userId) => deleteSandboxAccount(db, userId),
    readWebhook: (headers, rawBody, at) =>
      isWebhookSigned(headers[signatureHeader], secret, rawBody, at) ? noticeIn(rawBody) : undefined,
    mount: async (app) => sandboxRoutes(app, context),
    runClock: async (app) => {
      await catchUpAll(db, await now())
      await dropOldTokens(db, await now())
      await dropOldRequests(db, await now())
      await deliverEvents(app, context, secret)
    },
  }
}

async function findSandboxAccount(
  context: SandboxContext,
  userId: string,
): Promise<BillingAccount | undefined> {
  const { db, clock } = context
  const asOf = await sandboxNow(db, clock)
  // The version first: rows read after it may be newer, never older.
  const account = await findStoredAccount(db, userId)
  const stored = account && (await findLatest(db, userId))
  if (!account || !stored) return undefined
  const due = dueAt(stored.subscription)
  if (due !== null && due <= asOf) {
    await catchUp(db, userId, stored.subscription.uuid, asOf)
    return findSandboxAccount(context, userId)
  }
  return {
    asOf,
    revision: account.version,
    ...personOf(account),
    subscription: seenFromOutside(stored.subscription),
    dueAt: due,
    invoices: await listInvoices(db, userId),
  }
}

function personOf(
  account: StoredAccount,
): Pick<BillingAccount, 'email' | 'firstName' | 'lastName' | 'method'> {
  const { email, first_name, last_name, method, brand, last_four, month, year } = account
  return {
    email,
    firstName: first_name,
    lastName: last_name,
    method: { method, brand, lastFour: last_four, month, year },
  }
}

function seenFromOutside(subscription: BilledSubscription): Subscription {
  const { anchorAt: _anchor, monthsToTermEnd: _months, failedAttempts: _attempts, ...seen } = subscription
  return seen
}

/** A webhook is a hint: it names the account, which is then read. */
function noticeIn(rawBody: string): { userId: string } | undefined {
  try {
    return { userId: webhookBody.parse(JSON.parse(rawBody)).account_code }
  } catch {
    return undefined
  }
}

/** At the start and not in a migration, since a backup is restored into empty tables. */
async function startSandbox(db: Db): Promise<void> {
  await startNumbers(db)
  for (const coupon of firstCoupons) await addCoupon(db, coupon)
}

/**
 * OPS-6: invoices stay, as bookkeeping requires, under a code that identifies no person; everything else is deleted, renewals
 * included.
 */
async function deleteSandboxAccount(db: Db, accountCode: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteAccountRows(transaction, accountCode)
    await renameInvoicesAccount(transaction, accountCode, `forgotten-${randomUUID()}`)
  })
}

const signatureHeader = 'sandbox-signature'
const webhookPath = '/api/subscription/webhook'

/**
 * Sends signed webhooks to our own endpoint, as any provider would. They go through the app and not over the network, since
 * the public address may not be reachable from here.
 */
async function deliverEvents(
  app: FastifyInstance,
  { db, clock }: SandboxContext,
  secret: string,
): Promise<void> {
  const now = await sandboxNow(db, clock)
  for (const event of await findDueEvents(db, now)) {
    if (!(await claimEvent(db, event, now))) continue
    const payload = bodyOf(event)
    const answer = await app.inject({
      method: 'POST',
      url: webhookPath,
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signWebhook(secret, payload, clock.now()),
      },
      payload,
    })
    if (answer.statusCode < 300) await dropEvent(db, event.event_id)
  }
}

function bodyOf({ event_id, account_code, kind, created_at }: SandboxEvent): string {
  return JSON.stringify({ id: event_id, type: kind, account_code, created_at })
}
