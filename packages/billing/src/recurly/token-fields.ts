import type { PayToken } from '../billing-provider.ts'

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
