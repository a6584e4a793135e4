import { holdsLink } from '@butterleaf/domain/account/person-name'
import type { Account } from '../accounts/account-store.ts'

/** Who gets the mail. */
export type Recipient = Pick<Account, 'email' | 'email_verified' | 'given_name'>

/**
 * Anyone can sign up with a stranger's address, so what was typed as a name goes into a mail only after the address is
 * confirmed. Names from before links were refused stay out too.
 */
export function greetingOf({ email_verified, given_name: givenName }: Recipient): string {
  return email_verified === 1 && !holdsLink(givenName) ? `Hello ${givenName},` : 'Hello,'
}
