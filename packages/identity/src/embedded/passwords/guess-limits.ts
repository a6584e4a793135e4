import type { Db } from '@butterleaf/server-kit/database/database'
import type { Pass } from '../puzzles/puzzle-pass.ts'
import { type Limit, limits } from './attempt-limits.ts'
import { forgetAttempts, takeBackAttempts } from './attempt-store.ts'
import { type Begun, beginAttempts } from './begin-attempts.ts'

/** A try at the password of an address, or at its recovery codes. */
export interface Guess {
  by: 'sign-in' | 'sign-up' | 'recovery-code'
  email: string
  ip: string
  /** Set on a device that has signed in to this account before. */
  knownDeviceId: string | undefined
}

export function beginGuess(db: Db, guess: Guess, now: Date, pass?: Pass): Promise<Begun> {
  return beginAttempts(db, limitsOfGuess(guess), { now, pass })
}

/** The password was right: the tries from here were no guesses, those of others stay counted. */
export async function takeBackGuess(db: Db, guess: Guess, counted: readonly Limit[]): Promise<void> {
  await takeBackAttempts(db, counted)
  await forgetAttempts(db, ownLimit(guess))
}

export function limitsOfGuess(guess: Guess): Limit[] {
  return [ownLimit(guess), ...sharedLimits(guess)]
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
