import type { Db } from '@butterleaf/server-kit/database/database'
import { type Pass, puzzleLevelAfter } from '../puzzles/puzzle-pass.ts'
import { type Limit, puzzlesPast } from './attempt-limits.ts'
import { type Attempt, beginAttempt, takeBackAttempt, takeBackAttempts } from './attempt-store.ts'

/** A try at several limits, with the counts it is in, so that it can be taken back. */
export type Begun = { isAllowed: true; counted: readonly Limit[] } | Extract<Attempt, { isAllowed: false }>

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
