import { type BillingResult, BillingUnavailable } from '../billing-provider.ts'
import { accountCode } from './account-code.ts'
import { listInvoices } from './find-account.ts'
import { longestToken } from './purchase.ts'
import type { RecurlyAccess } from './recurly-access.ts'
import { isRecurlyError } from './recurly-error.ts'
import { orRefused } from './refusal-of.ts'

/** SET-5: another card or account from now on, and what is overdue is tried with it at once. */
export async function updateMethod(
  access: RecurlyAccess,
  userId: string,
  token: string,
): Promise<BillingResult> {
  if (token.length > longestToken) return { ok: false, because: 'token' }
  const result = await orRefused(() =>
    access.client().updateBillingInfo(accountCode(userId), { tokenId: token }),
  )
  if (result.ok) await payOverdue(access, userId)
  return result
}

/** The method is kept whatever comes of this: a bill that stays unpaid is one of the attempts, and dunning goes on. */
async function payOverdue(access: RecurlyAccess, userId: string): Promise<void> {
  try {
    const overdue = (await listInvoices(access, userId)).filter(({ state }) => state === 'past_due')
    for (const { id } of overdue) await access.client().collectInvoice(id ?? '')
  } catch (error) {
    if (!isRecurlyError(error) && !(error instanceof BillingUnavailable)) throw error
  }
}
