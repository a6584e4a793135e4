import { type Limit, puzzlesPast } from '@butterleaf/identity/embedded/passwords/attempt-limits'
import {
  beginAttempt,
  countAttempts,
  deleteOldAttempts,
  findPauses,
  forgetAttempts,
  takeBackAttempt,
} from '@butterleaf/identity/embedded/passwords/attempt-store'
import { beginAttempts } from '@butterleaf/identity/embedded/passwords/begin-attempts'
import type { Pass } from '@butterleaf/identity/embedded/puzzles/puzzle-pass'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database?.close())

let counted = 0
/** Of a bucket that no other test counts in: three tries an hour, then pauses of half a minute and two. */
function anyLimit(rule: Partial<Limit> = {}): Limit {
  counted += 1
  return { bucket: `bucket ${counted}`, free: 3, windowSeconds: 3600, pausesSeconds: [30, 120], ...rule }
}
const at = (seconds: number) => new Date(Date.parse('2026-11-29T08:00:00Z') + seconds * 1000)
/** Each try's count, or how long it has to wait. */
async function triesAt(limit: Limit, ...seconds: number[]) {
  const tries: (number | { wait: number })[] = []
  for (const each of seconds) {
    const attempt = await beginAttempt(db, limit, at(each))
    tries.push(attempt.isAllowed ? attempt.count : { wait: attempt.waitSeconds })
  }
  return tries
}

describe('the tries of a limit', () => {
  it('[AUTH-7] are free up to the last free one; it costs a pause, and each later one the next', async () => {
    const tries = await triesAt(anyLimit(), 0, 1, 2, 3, 31, 32, 33, 151, 152, 153, 272)
    expect(tries).toEqual([
      1,
      2,
      3,
      { wait: 29 },
      { wait: 1 },
      4,
      { wait: 119 },
      { wait: 1 },
      5,
      { wait: 119 },
      6,
    ])
  })

  it('[AUTH-7] of which one is free cost a pause from the first', async () => {
    expect(await triesAt(anyLimit({ free: 1 }), 0, 29, 30)).toEqual([1, { wait: 1 }, 2])
  })

  it('[AUTH-7] begin again from one when the window is over, and only then', async () => {
    expect(await triesAt(anyLimit(), 0, 3599, 3600, 3601)).toEqual([1, 2, 1, 2])
    const limit = anyLimit()
    await triesAt(limit, 0, 1)
    const counts = [3599, 3600].map((seconds) => countAttempts(db, limit, at(seconds)))
    expect(await Promise.all(counts)).toEqual([2, 0])
  })

  it('[AUTH-7] taken back are free again without their pause, and never fewer than none', async () => {
    const limit = anyLimit()
    await triesAt(limit, 0, 1, 2)
    await takeBackAttempt(db, limit)
    expect(await triesAt(limit, 3, 4)).toEqual([3, { wait: 29 }])
    const fresh = anyLimit()
    await triesAt(fresh, 0)
    for (let time = 0; time < 3; time += 1) await takeBackAttempt(db, fresh)
    expect(await triesAt(fresh, 1)).toEqual([1])
  })

  it('[AUTH-7] are forgotten with those that puzzles let past, and others’ stay counted', async () => {
    const [limit, other] = [anyLimit({ puzzles: 5 }), anyLimit()]
    const past = puzzlesPast(limit)!
    for (const each of [limit, past, other]) await triesAt(each, 0, 1)
    await forgetAttempts(db, limit)
    const counts = [limit, past, other].map((each) => countAttempts(db, each, at(2)))
    expect(await Promise.all(counts)).toEqual([0, 0, 2])
  })

  it('[AUTH-7] are told with their pauses in the order of the limits, and none that is over', async () => {
    const [free, short, long] = [
      anyLimit(),
      anyLimit({ free: 1 }),
      anyLimit({ free: 1, pausesSeconds: [90] }),
    ]
    for (const each of [free, short, long]) await triesAt(each, 0)
    expect(await findPauses(db, [long, free, short], at(10))).toEqual([
      { limit: long, waitSeconds: 80 },
      { limit: short, waitSeconds: 20 },
    ])
    expect(await findPauses(db, [short, long], at(30))).toEqual([{ limit: long, waitSeconds: 60 }])
  })

  it('[AUTH-7] are deleted once window and pause are over', async () => {
    const [old, paused, recent] = [anyLimit(), anyLimit({ free: 1, pausesSeconds: [7200] }), anyLimit()]
    await triesAt(old, 0)
    await triesAt(paused, 0)
    await triesAt(recent, 1)
    const stored = async () => {
      const rows = await db.selectFrom('idp_attempts').select('bucket').execute()
      const buckets = rows.map((row) => row.bucket)
      return [old, paused, recent].map(({ bucket }) => buckets.includes(bucket))
    }
    await deleteOldAttempts(db, { startedBefore: at(0), now: at(7199) })
    expect(await stored()).toEqual([false, true, true])
    await deleteOldAttempts(db, { startedBefore: at(0), now: at(7200) })
    expect(await stored()).toEqual([false, false, true])
  })
})

describe('a try at several limits', () => {
  const passOf = (level: number, isUnused = true) => {
    const uses: number[] = []
    const pass: Pass = {
      level,
      use: async () => {
        uses.push(level)
        return isUnused
      },
    }
    return { pass, uses }
  }
  const countOf = (limit: Limit) => countAttempts(db, limit, at(5))

  it('[AUTH-7] that one of them refuses is counted in none', async () => {
    const [open, shut, last] = [anyLimit(), anyLimit({ free: 1 }), anyLimit()]
    await triesAt(shut, 0)
    const begun = await beginAttempts(db, [open, shut, last], { now: at(5) })
    expect(begun).toEqual({ isAllowed: false, waitSeconds: 25 })
    expect(await Promise.all([open, shut, last].map(countOf))).toEqual([0, 1, 0])
  })

  it('[AUTH-7] with a solved puzzle goes past the pause of a limit that takes puzzles, and is counted there', async () => {
    const [open, shut] = [anyLimit(), anyLimit({ free: 1, puzzles: 2 })]
    await triesAt(shut, 0)
    const { pass, uses } = passOf(0)
    const past = puzzlesPast(shut)!
    expect(await beginAttempts(db, [open, shut], { now: at(5), pass })).toEqual({
      isAllowed: true,
      counted: [open, past],
    })
    expect([uses.length, await countOf(past), await countOf(shut)]).toEqual([1, 1, 1])
  })

  it('[AUTH-7] with a used puzzle, or at a limit that takes none, waits and isn’t counted', async () => {
    const [taking, strict] = [anyLimit({ free: 1, puzzles: 2 }), anyLimit({ free: 1 })]
    for (const each of [taking, strict]) await triesAt(each, 0)
    const refused = { isAllowed: false, waitSeconds: 25 }
    const used = passOf(0, false)
    expect(await beginAttempts(db, [taking], { now: at(5), pass: used.pass })).toEqual(refused)
    expect(await countOf(puzzlesPast(taking)!)).toBe(0)
    const unused = passOf(0)
    expect(await beginAttempts(db, [strict], { now: at(5), pass: unused.pass })).toEqual(refused)
    expect(unused.uses).toEqual([])
  })

  it('[AUTH-7] is let past by a puzzle two levels behind the one it would be given, and by none that is easier', async () => {
    const shut = anyLimit({ free: 1, puzzles: 8 })
    await triesAt(shut, 0)
    const past = puzzlesPast(shut)!
    await triesAt(past, 1, 2, 3, 4, 4, 4)
    const { pass: tooEasy, uses } = passOf(4)
    expect((await beginAttempts(db, [shut], { now: at(5), pass: tooEasy })).isAllowed).toBe(false)
    expect([uses, await countOf(past)]).toEqual([[], 6])
    const { pass: hard } = passOf(5)
    expect((await beginAttempts(db, [shut], { now: at(5), pass: hard })).isAllowed).toBe(true)
  })

  it('[AUTH-7] goes past a pause as often as the limit takes puzzles, and no more in its window', async () => {
    const shut = anyLimit({ free: 1, puzzles: 2, pausesSeconds: [7200] })
    await triesAt(shut, 0)
    const tries: boolean[] = []
    for (const seconds of [1, 2, 3, 3600])
      tries.push((await beginAttempts(db, [shut], { now: at(seconds), pass: passOf(9).pass })).isAllowed)
    expect(tries).toEqual([true, true, false, false])
  })
})
