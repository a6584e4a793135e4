import type { Profile } from '../../identity-provider.ts'
import type { Account } from './account-store.ts'

export function profileOf(account: Account): Profile {
  return {
    email: account.email,
    emailVerified: account.email_verified === 1,
    givenName: account.given_name,
    familyName: account.family_name,
  }
}

/** The same as OpenID claims, for id tokens and the user-info call. */
export function claimsOf(account: Account) {
  return {
    sub: account.account_id,
    email: account.email,
    email_verified: account.email_verified === 1,
    given_name: account.given_name,
    family_name: account.family_name,
    name: `${account.given_name} ${account.family_name}`.trim(),
  }
}
