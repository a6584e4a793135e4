import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import { type BillingRefusal, type BillingResult, BillingUnavailable } from '../billing-provider.ts'

/** Recurly's names of fields, at any depth, and ours. */
const fields = [
  [/email$/, 'user.email'],
  [/first_name$/, 'user.first_name'],
  [/last_name$/, 'user.last_name'],
  [/(^|[._])number$/, 'number'],
  [/month$/, 'month'],
  [/year$/, 'year'],
  [/cvv$/, 'cvv'],
] as const

/** Turns an error that the person can act upon into a refusal; an operator's mistake counts as an unreachable provider. */
export async function toBillingResult(work: () => Promise<unknown>): Promise<BillingResult> {
  try {
    await work()
    return { ok: true }
  } catch (error) {
    return { ok: false, ...refusalOf(error) }
  }
}

export function refusalOf(error: unknown): BillingRefusal {
  if (!isRecurlyError(error)) throw error
  switch (error.type) {
    case 'not_found':
      return { because: 'not-there' }
    case 'invalid_token':
      return { because: 'token' }
    case 'transaction':
      return declineOf(error)
    case 'validation': {
      const refusal = invalid(error)
      if (refusal) return refusal
    }
  }
  throw new BillingUnavailable(`Recurly refused (${error.type}): ${error.message}`, { cause: error })
}

function declineOf({ transactionError }: RecurlyError): BillingRefusal {
  const action = transactionError?.threeDSecureActionTokenId
  if (action) return { because: 'confirmation', action }
  const message = transactionError?.message?.trim()
  return message ? { because: 'declined', message } : { because: 'declined' }
}

function invalid(error: RecurlyError): BillingRefusal | undefined {
  const params = error.params ?? []
  if (params.some(({ param = '' }) => /coupon/.test(param))) return { because: 'coupon', reason: 'unknown' }
  if (params.some(({ param = '' }) => /token/.test(param))) return { because: 'token' }
  const faults = params.flatMap(({ param = '', message }): FieldFault[] => {
    const field = fields.find(([theirs]) => theirs.test(param))?.[1]
    return field === undefined ? [] : [{ field, message: message ?? error.message }]
  })
  return faults.length > 0 && faults.length === params.length ? { because: 'fields', faults } : undefined
}

/** What the client rejects with when Recurly refuses; the client's own types leave it out. */
interface RecurlyError extends Error {
  type: string
  params?: readonly { param?: string; message?: string }[]
  transactionError?: {
    message?: string | null
    code?: string | null
    threeDSecureActionTokenId?: string | null
  }
}

export function isRecurlyError(error: unknown): error is RecurlyError {
  return error instanceof Error && error.name.startsWith('Recurly') && 'type' in error
}
