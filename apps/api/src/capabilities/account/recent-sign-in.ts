import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import type { AppContext } from '#platform/app-context.ts'

const recentMinutes = 10

/** [SET-6] Whoever finds a phone that is signed in can't take the account over: the password wants a fresh sign-in. */
export function recentUntil({ signedInAt }: Caller): Date | null {
  return signedInAt === undefined ? null : new Date((signedInAt + recentMinutes * 60) * 1000)
}

/** [OPS-6] And can't delete it. Where a provider elsewhere doesn't tell when somebody signed in, nobody is kept from leaving. */
export function mustSignInFirst({ identity, clock }: AppContext, caller: Caller): boolean {
  const until = recentUntil(caller)
  return until === null ? identity.accounts !== undefined : until < clock.now()
}

export function requireRecentSignIn(context: AppContext, caller: Caller): void {
  if (mustSignInFirst(context, caller)) throw new AppError('sign-in-again')
}
