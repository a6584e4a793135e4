import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'

const recentMinutes = 10

/** [SET-6] Changing the password needs a recent sign-in, so that a found phone isn't enough to take the account over. */
export function recentUntil({ signedInAt }: Caller): Date | null {
  return signedInAt === undefined ? null : new Date((signedInAt + recentMinutes * 60) * 1000)
}

/**
 * [OPS-6] Deleting the account needs one too. Where an outside provider doesn't state the time of the sign-in, deleting is
 * allowed without.
 */
export function mustSignInFirst({ identity, clock }: AppContext, caller: Caller): boolean {
  const until = recentUntil(caller)
  return until === null ? identity.accounts !== undefined : until < clock.now()
}

export function requireRecentSignIn(context: AppContext, caller: Caller): void {
  if (mustSignInFirst(context, caller)) throw new AppError('sign-in-again')
}
