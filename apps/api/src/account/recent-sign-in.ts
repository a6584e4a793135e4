import type { Caller } from '../providers/identity/identity-provider.ts'

const recentMinutes = 10

/** [SET-6] Whoever finds a phone that is signed in can't take the account over: the password wants a fresh sign-in. */
export function recentUntil({ signedInAt }: Caller): Date | null {
  return signedInAt === undefined ? null : new Date((signedInAt + recentMinutes * 60) * 1000)
}

export function isRecentlySignedIn(caller: Caller, now: Date): boolean {
  const until = recentUntil(caller)
  return until !== null && now <= until
}
