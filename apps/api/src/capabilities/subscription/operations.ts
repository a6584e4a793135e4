import type { IncomingHttpHeaders } from 'node:http'
import type { BillingProvider, BillingResult, Invoice, PayToken } from '@butterleaf/billing/billing-provider'
import type { CaptchaAction } from '@butterleaf/contract/subscription/captcha-actions'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { AppContext } from '#platform/app-context.ts'
import { explainRefusal } from './explain-refusal.ts'
import type { KnownAccount } from './store.ts'
import { readFreshSubscription } from './syncing/read-subscription.ts'
import { syncSubscription } from './syncing/sync-subscription.ts'

export type { AccessGuard } from './access/open-access.ts'
export { openAccess } from './access/open-access.ts'
export { hasAccess, refuseWithoutAccess } from './access/require-access.ts'
export { createSubscription } from './create-subscription.ts'
export { makeInvoicePdf } from './invoices/make-invoice-pdf.ts'
export { deliverMessages } from './messages/outbox.ts'
export { findKnown, type KnownAccount } from './store.ts'
export { accessIn, readFreshSubscription } from './syncing/read-subscription.ts'
export { syncSubscription } from './syncing/sync-subscription.ts'
export { advanceBilling, type BillingParts, tickBilling } from './syncing/tick-billing.ts'

type Changed = Promise<KnownAccount | undefined>

/** The puzzle to solve before an action. */
export async function readChallenge({ captcha }: AppContext, action: CaptchaAction) {
  const challenge = await captcha.challenge(action)
  if (!challenge) throw new AppError('not-found')
  return challenge
}

export function cancelSubscription(context: AppContext, userId: string, uuid: string): Changed {
  return changeAtProvider(context, userId, (billing) => billing.cancel(userId, uuid))
}

export function reactivateSubscription(context: AppContext, userId: string, uuid: string): Changed {
  return changeAtProvider(context, userId, (billing) => billing.reactivate(userId, uuid))
}

export function updateSubscription(
  context: AppContext,
  userId: string,
  { uuid, newPlan }: { uuid: string; newPlan: PlanCode },
): Changed {
  return changeAtProvider(context, userId, (billing) => billing.changePlan(userId, uuid, newPlan))
}

/** SET-5 */
export function updateBilling(context: AppContext, userId: string, payToken: PayToken): Changed {
  return changeAtProvider(context, userId, (billing) => billing.updateMethod(userId, payToken))
}

/** SUB-1: makes a change at the provider, then reads the account. */
async function changeAtProvider(
  context: AppContext,
  userId: string,
  change: (billing: BillingProvider) => Promise<BillingResult>,
): Changed {
  const result = await change(context.billing)
  if (!result.ok) throw explainRefusal(result)
  return syncSubscription(context, userId)
}

/** SUB-2: a webhook only says that something changed. Forged, late, repeated or out of order, it can do no harm. */
export async function receiveWebhook(
  context: AppContext,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
): Promise<void> {
  const notice = context.billing.readWebhook(headers, body, context.clock.now())
  if (!notice) throw new AppError('forbidden', { detail: 'This is not signed by the billing provider.' })
  if (notice.userId !== null) await syncSubscription(context, notice.userId)
}

export async function listInvoices(context: AppContext, userId: string): Promise<readonly Invoice[]> {
  return (await readFreshSubscription(context, userId))?.account?.invoices ?? []
}
