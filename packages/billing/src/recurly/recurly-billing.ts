import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import type { BillingProvider } from '../billing-provider.ts'
import { cancel, changePlan, reactivate } from './change-subscription.ts'
import { closeRecurlyAccount } from './close-recurly-account.ts'
import { priceRoute } from './preview-price.ts'
import { purchaseWithRecurly } from './purchase-with-recurly.ts'
import { readRecurlyWebhook } from './read-webhook.ts'
import { findRecurlyAccount } from './reading/find-recurly-account.ts'
import { findOrUndefined } from './reading/list-recurly-subscriptions.ts'
import { openRecurly, type RecurlyAccess } from './recurly-access.ts'
import type { RecurlyConfig } from './recurly-config.ts'
import { updateRecurlyMethod } from './update-recurly-method.ts'

interface RecurlyParts {
  db: Db
  clock: Clock
  requestsPerMinute: number
}

/** SUB-4. Decision 031 says where Recurly differs from the sandbox. */
export function recurlyBilling(
  config: RecurlyConfig,
  { db, clock, requestsPerMinute }: RecurlyParts,
): BillingProvider {
  const access = openRecurly(config, { db, clock })
  return {
    settings: { provider: 'recurly', publicKey: config.publicKey },
    isSandbox: false,
    description: `Billing is Recurly (${new URL(config.baseUrl).host}): money is real unless its site is a test site.`,
    findAccount: (userId) => findRecurlyAccount(access, userId),
    purchase: (purchase) => purchaseWithRecurly(access, purchase),
    cancel: (userId, uuid) => cancel(access, { userId, uuid }),
    reactivate: (userId, uuid) => reactivate(access, { userId, uuid }),
    changePlan: (userId, uuid, planCode) => changePlan(access, { userId, uuid }, planCode),
    updateMethod: (userId, payToken) => updateRecurlyMethod(access, userId, payToken),
    forget: (userId) => closeRecurlyAccount(access, userId),
    findInvoicePdf: (number) => findInvoicePdf(access, number),
    readWebhook: (headers, rawBody, now) => readRecurlyWebhook(config.webhookSecrets, headers, rawBody, now),
    mount: (app) => priceRoute(app, access, requestsPerMinute),
  }
}

/** Recurly's own PDF, with the taxes and addresses that only Recurly knows. */
async function findInvoicePdf(
  { client }: RecurlyAccess,
  number: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const file = await findOrUndefined(() => client().getInvoicePdf(`number-${number}`))
  return typeof file?.data === 'string' ? new Uint8Array(Buffer.from(file.data, 'latin1')) : undefined
}
