import type { PayToken } from '../billing-provider.ts'

/** By their description; a longer one can't be theirs. */
const longestToken = 22

export function isTheirs({ token, confirmation }: PayToken): boolean {
  return token.length <= longestToken && (confirmation?.length ?? 0) <= longestToken
}

/** After a confirmation the first token goes along with what the bank's step has answered about it. */
export function tokenFields({ token, confirmation }: PayToken) {
  return { tokenId: token, ...resultFields(confirmation) }
}

export function resultFields(confirmation: string | null) {
  return confirmation === null ? {} : { threeDSecureActionResultTokenId: confirmation }
}
