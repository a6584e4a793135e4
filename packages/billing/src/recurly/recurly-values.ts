import { type Cents, cents, centsFromAmount } from '@butterleaf/domain/subscription/money'
import { type PlanCode, planCodes } from '@butterleaf/domain/subscription/plans'
import type { PayToken } from '../billing-provider.ts'
import type { RecurlyConfig } from './recurly-config.ts'

/** The account's code is our user's id with a prefix, so that it can't be mistaken for one of Recurly's own ids. */
export function accountCode(userId: string): string {
  return `code-${userId}`
}

export function subscriptionUuid(uuid: string): string {
  return `uuid-${uuid}`
}

/** Undefined for a plan that isn't one of ours. */
export function planCodeOf(
  { planCodes: names }: RecurlyConfig,
  theirCode: string | null | undefined,
): PlanCode | undefined {
  return planCodes.find((code) => names[code] === theirCode)
}

/** Recurly writes sums as decimal numbers, in some places as text. A sum that isn't whole cents is refused. */
export function centsOf(amount: number | string | null | undefined): Cents {
  if (amount === null || amount === undefined) return cents(0)
  const value = typeof amount === 'string' ? Number(amount.trim() || Number.NaN) : amount
  const exact = centsFromAmount(value)
  // The error of a binary fraction is far smaller than this, a tenth of a cent far larger.
  if (!Number.isFinite(value) || Math.abs(value * 100 - exact) > 1e-4) {
    throw new RangeError(`Not a sum in whole cents: ${amount}`)
  }
  return exact
}

/** By Recurly's description; a longer token can't be theirs. */
const longestToken = 22

export function isRecurlyToken({ token, confirmation }: PayToken): boolean {
  return token.length <= longestToken && (confirmation?.length ?? 0) <= longestToken
}

/** After a confirmation the first token is sent with the result of the bank's step. */
export function tokenFields({ token, confirmation }: PayToken) {
  return { tokenId: token, ...resultFields(confirmation) }
}

export function resultFields(confirmation: string | null) {
  return confirmation === null ? {} : { threeDSecureActionResultTokenId: confirmation }
}
