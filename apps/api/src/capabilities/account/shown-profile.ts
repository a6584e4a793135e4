import type { IdentityProvider, Profile } from '@butterleaf/identity/identity-provider'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'

/** [OPS-4] While the provider can't be asked, the account is shown and deleted without what only the provider knows. */
export async function shownProfile(identity: IdentityProvider, caller: Caller): Promise<Profile | undefined> {
  try {
    return await identity.findProfile(caller)
  } catch (error) {
    if (error instanceof AppError && error.kind === 'unavailable') return undefined
    throw error
  }
}
