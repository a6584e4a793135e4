import { isPlainName } from '@butterleaf/domain/account/person-name'
import type { IdentityProvider } from '@butterleaf/identity/identity-provider'
import type { FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'

interface Payer {
  email: string
  firstName: string
  lastName: string
}

/**
 * Whom receipts and mails address. The account's own address wins over the typed one, or anybody could have our mails sent to a
 * stranger; what is typed counts only where the provider tells us nothing. An outside provider's name wins as well.
 */
export async function findPayer(identity: IdentityProvider, caller: Caller, typed: Payer): Promise<Payer> {
  const { firstName, lastName } = typed
  const profile = await identity.findProfile(caller)
  if (!profile) return { email: typed.email, firstName, lastName }
  const { email, givenName, familyName } = profile
  if (identity.accounts || !givenName) return { email, firstName, lastName }
  return { email, firstName: givenName, lastName: familyName || lastName }
}

/** Names stand in mails, so they carry no link and no second line. */
export function faultsInNames({ firstName, lastName }: Pick<Payer, 'firstName' | 'lastName'>): FieldFault[] {
  const fields = { 'user.first_name': firstName, 'user.last_name': lastName }
  return Object.entries(fields).flatMap(([field, name]) =>
    isPlainName(name) ? [] : [{ field, message: 'Enter a name on one line, without a web or mail address.' }],
  )
}
