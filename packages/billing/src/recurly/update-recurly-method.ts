import { type BillingResult, BillingUnavailable, type PayToken } from '../billing-provider.ts'
import { listRecurlyInvoices } from './reading/find-recurly-account.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { accountCode, isRecurlyToken, resultFields, tokenFields } from './recurly-values.ts'
import { isRecurlyError, toBillingResult } from './refusal-of.ts'

/** SET-5: stores the new card or account and tries overdue bills with it at once. */
export async function updateRecurlyMethod(
  access: RecurlyAccess,
  userId: string,
  payToken: PayToken,
): Promise<BillingResult> {
  if (!isRecurlyToken(payToken)) return { ok: false, because: 'token' }
  const { confirmation } = payToken
  const kept = await toBillingResult(() =>
    access.client().updateBillingInfo(accountCode(userId), tokenFields(payToken)),
  )
  if (kept.ok) return payOverdue(access, userId, null)
  // The stored card has used the token up, so the bank has confirmed the overdue bill.
  const isAboutBill = kept.because === 'token' && confirmation !== null
  return isAboutBill && (await overdueOf(access, userId)).length > 0
    ? payOverdue(access, userId, confirmation)
    : kept
}

/**
 * The method stays stored whatever the outcome: an unpaid bill counts as one of the attempts, and dunning goes on. Only a
 * confirmation by the bank is passed on.
 */
async function payOverdue(
  access: RecurlyAccess,
  userId: string,
  confirmation: string | null,
): Promise<BillingResult> {
  const options = confirmation === null ? {} : { body: resultFields(confirmation) }
  try {
    for (const { id } of await overdueOf(access, userId)) {
      await access.client().collectInvoice(id ?? '', options)
    }
  } catch (error) {
    if (error instanceof BillingUnavailable) return { ok: true }
    if (!isRecurlyError(error)) throw error
    const action = error.transactionError?.threeDSecureActionTokenId
    if (action) return { ok: false, because: 'confirmation', action }
  }
  return { ok: true }
}

async function overdueOf(access: RecurlyAccess, userId: string) {
  return (await listRecurlyInvoices(access, userId)).filter(({ state }) => state === 'past_due')
}
