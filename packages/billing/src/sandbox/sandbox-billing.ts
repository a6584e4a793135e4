import {
  cancelSubscription,
  changePlan,
  reactivateSubscription,
} from '@butterleaf/domain/subscription/change'
import { dueAt } from '@butterleaf/domain/subscription/renewal'
import type { BilledSubscription, Subscription } from '@butterleaf/domain/subscription/subscription'
import { openServiceSecret } from '@butterleaf/server-kit/database/service-secret'
import { z } from 'zod'
import type { BillingAccount, BillingProvider } from '../billing-provider.ts'
import { isWebhookSigned } from '../webhook-signature.ts'
import { catchUp, catchUpAll } from './catch-up.ts'
import { changeSubscription, updateSandboxMethod } from './change-subscription.ts'
import { deleteSandboxAccount } from './delete-sandbox-account.ts'
import { deliverEvents, signatureHeader } from './events.ts'
import { purchaseInSandbox } from './purchase-in-sandbox.ts'
import { sandboxRoutes } from './routes.ts'
import { sandboxNow } from './sandbox-clock.ts'
import type { SandboxContext } from './sandbox-context.ts'
import { startSandbox } from './seed.ts'
import { findStoredAccount, type StoredAccount } from './stores/account-store.ts'
import { listInvoices } from './stores/invoice-store.ts'
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
