import type { Db } from '@butterleaf/server-kit/database/database'
import { type Limit, limits } from './attempt-limits.ts'
import { type Attempt, beginAttempts, forgetAttempts, takeBackAttempts } from './attempt-store.ts'

/** A try at the password of an address, or at its recovery codes. */
export interface Guess {
  by: 'sign-in' | 'sign-up' | 'recovery-code'
  email: string
  ip: string
  /** Set on a device that has signed in to this account before. */
  knownDeviceId: string | undefined
}

export function beginGuess(db: Db, guess: Guess, now: Date): Promise<Attempt> {
  return beginAttempts(db, [ownLimit(guess), ...sharedLimits(guess)], now)
}

/** The password was right: the tries from here were no guesses, those of others stay counted. */
export async function takeBackGuess(db: Db, guess: Guess): Promise<void> {
  await forgetAttempts(db, ownLimit(guess))
  await takeBackAttempts(db, sharedLimits(guess))
}

function ownLimit({ by, email, ip, knownDeviceId }: Guess): Limit {
  if (by === 'recovery-code')
    return knownDeviceId ? limits.codeOn(email, knownDeviceId) : limits.codeFrom(email, ip)
  return knownDeviceId ? limits.passwordOn(email, knownDeviceId) : limits.passwordFrom(email, ip)
}

/** A known device is spared the counts that strangers can fill, so that nobody can lock the owner out. */
function sharedLimits({ by, email, ip, knownDeviceId }: Guess): Limit[] {
  if (knownDeviceId) return []
  const networks =
    by === 'sign-up' ? limits.signUpGuessesFrom(ip) : [limits.guessesFrom(ip), ...limits.guessesAround(ip)]
  return [...networks, by === 'recovery-code' ? limits.codeOf(email) : limits.passwordOf(email)]
}
