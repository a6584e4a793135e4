import type { Db } from '@butterleaf/server-kit/database/database'
import { type Pass, puzzleLevelAfter } from '../puzzles/puzzle-pass.ts'
import { type Limit, limits, puzzlesPast } from './attempt-limits.ts'
import {
  type Attempt,
  beginAttempt,
  forgetAttempts,
  takeBackAttempt,
  takeBackAttempts,
} from './attempt-store.ts'

/** A try at several limits, with the counts it is in, so that it can be taken back. */
type Begun = { isAllowed: true; counted: readonly Limit[] } | Extract<Attempt, { isAllowed: false }>

interface Terms {
  now: Date
  /** A solved puzzle, which lets the try past pauses. */
  pass?: Pass | undefined
}

/** Solving takes seconds, in which others may fail too; a store of puzzles from before the failures is worth nothing. */
const levelsBehind = 2

/** Several limits at once; the first that refuses decides, and the others don't count a try that isn't made. */
export async function beginAttempts(db: Db, all: readonly Limit[], { now, pass }: Terms): Promise<Begun> {
  const counted: Limit[] = []
  for (const each of all) {
    const attempt = await beginAttempt(db, each, now)
    const count = attempt.isAllowed ? each : pass && (await countPastPause(db, each, { now, pass }))
    if (count) counted.push(count)
    else if (!attempt.isAllowed) {
      await takeBackAttempts(db, counted)
      return attempt
    }
  }
  return { isAllowed: true, counted }
}

/** The count that a try past a limit's pause is in; undefined when the puzzle doesn't let it past. */
async function countPastPause(
  db: Db,
  limit: Limit,
  { now, pass }: { now: Date; pass: Pass },
): Promise<Limit | undefined> {
  const past = puzzlesPast(limit)
  if (!past) return undefined
  const attempt = await beginAttempt(db, past, now)
  if (!attempt.isAllowed) return undefined
  const isHardEnough = pass.level + levelsBehind >= puzzleLevelAfter(attempt.count - 1, past)
  if (isHardEnough && (await pass.use())) return past
  await takeBackAttempt(db, past)
  return undefined
}

/** A try at the password of an address, or at its recovery codes. */
interface Guess {
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
