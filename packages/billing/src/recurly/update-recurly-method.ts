import { type BillingResult, BillingUnavailable, type PayToken } from '../billing-provider.ts'
import { accountCode } from './account-code.ts'
import { listRecurlyInvoices } from './reading/find-recurly-account.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { isRecurlyError } from './recurly-error.ts'
import { orRefused } from './refusal-of.ts'
import { isTheirs, resultFields, tokenFields } from './token-fields.ts'

/** SET-5: another card or account from now on, and what is overdue is tried with it at once. */
export async function updateRecurlyMethod(
  access: RecurlyAccess,
  userId: string,
  payToken: PayToken,
): Promise<BillingResult> {
  if (!isTheirs(payToken)) return { ok: false, because: 'token' }
  const { confirmation } = payToken
  const kept = await orRefused(() =>
    access.client().updateBillingInfo(accountCode(userId), tokenFields(payToken)),
  )
  if (kept.ok) return payOverdue(access, userId, null)
  // The token is used up by the card that was kept with it: then it is the overdue bill that the bank has confirmed.
  const isAboutBill = kept.because === 'token' && confirmation !== null
  return isAboutBill && (await overdueOf(access, userId)).length > 0
    ? payOverdue(access, userId, confirmation)
    : kept
}

/**
 * The method is kept whatever comes of this: a bill that stays unpaid is one of the attempts, and dunning goes on. Only what the
 * bank wants to confirm is asked for.
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
