import type { GivenAnswer } from './conformance.ts'
import { declinedPayment, refusal } from './refusals.ts'
import type { Site, SiteAccount } from './site.ts'

export interface GivenMethod {
  token_id?: string
  three_d_secure_action_result_token_id?: string
}

type PaidWith = { method: SiteAccount['method'] } | { refused: GivenAnswer }

/** A token whose bank asks first stays good until the bank has confirmed. */
export function payWith(site: Site, given: GivenMethod): PaidWith {
  const token = given.token_id ?? ''
  const known = site.findToken(token)
  if (!known) return { refused: refusal(422, 'invalid_token', 'Token is invalid') }
  const refused = known === 'asks-bank' && requireBankConfirmation(site, token.slice(0, 8), given)
  if (refused) return { refused }
  site.takeToken(token)
  if (known === 'declined') return { refused: declinedPayment() }
  return { method: { behavior: known === 'asks-bank' ? 'accepted' : known, lastFour: '1111' } }
}

/** Undefined once the bank has confirmed. */
export function requireBankConfirmation(
  site: Site,
  about: string,
  { three_d_secure_action_result_token_id: result }: GivenMethod,
): GivenAnswer | undefined {
  const action = `asks-${about}`
  if (!result)
    return declinedPayment({ code: 'three_d_secure_action_required', three_d_secure_action_token_id: action })
  if (site.bank.take(result, action)) return undefined
  return declinedPayment({ code: 'three_d_secure_action_result_token_mismatch' })
}
