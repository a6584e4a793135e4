import { issueMailToken, useMailToken } from '@butterleaf/identity/embedded/mail/mail-token-store'
import {
  addPasskey,
  countPasskeyUse,
  findPasskey,
} from '@butterleaf/identity/embedded/passkeys/passkey-store'
import { boundTo, openPass } from '@butterleaf/identity/embedded/puzzles/puzzle-pass'
import { openTokenEndings } from '@butterleaf/identity/tokens/ended-tokens'
import { hashOfUser } from '@butterleaf/identity/tokens/ended-tokens-store'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openPuzzles } from '@butterleaf/server-kit/limits/puzzles'
import { solvePuzzle } from '@butterleaf/server-kit/limits/testing/solve-puzzle'
import { testClock } from '@butterleaf/testing/test-clock'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import type { QueryId } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

const clock = testClock()
let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database?.close())

it('[AUTH-7] a mailed link is used once', async () => {
  const token = await issueMailToken(db, 'ann', 'reset', clock.now())
  expect(await useMailToken(db, token, clock.now())).toBe(true)
  expect(await useMailToken(db, token, clock.now())).toBe(false)
})

it('[AUTH-7] of two uses of a passkey that saw the same counter only the first is written', async () => {
  const passkey = {
    ...{ credential_id: 'key-of-ann', account_id: 'ann', public_key: 'key', counter: 4 },
    ...{ transports: '[]', name: 'Phone', created_at: clock.now().toISOString(), last_used_at: null },
  }
  expect(await addPasskey(db, passkey)).toBe(true)
  const seen = (await findPasskey(db, 'key-of-ann'))!
  const use = (counter: number) => countPasskeyUse(db, seen, { counter, now: clock.now() })
  expect([await use(6), await use(5)]).toEqual([true, false])
  expect((await findPasskey(db, 'key-of-ann'))?.counter).toBe(6)
})

it('[AUTH-7] one solved puzzle lets a form past several pauses, and no second form', async () => {
  const form = { purpose: 'sign-in', email: 'ann@example.org', ip: '192.0.2.1', cookies: undefined } as const
  const context = { db, clock, puzzles: openPuzzles(['a secret']) }
  const puzzle = context.puzzles.make({ boundTo: boundTo(form), level: 0, now: clock.now() })
  const solution = solvePuzzle(puzzle)
  const first = openPass(context, form, solution)
  expect([await first?.use(), await first?.use()]).toEqual([true, true])
  expect(await openPass(context, form, solution)?.use()).toBe(false)
})

/** Of a person's only session; the token began at this second. */
const callerOf = (sessionId: string) => async () => ({ userId: 'ann', subject: 'ann', sessionId })

// SQLite has one connection: there an ending waits for the reading.
it.runIf(process.env.TEST_ENGINE === 'postgres')(
  '[AUTH-5] an ending written while the endings are read is not forgotten',
  async () => {
    const { slow, hasAnswered, goOn } = answeringLate(db)
    const endings = openTokenEndings(slow, clock, () => 0)
    const verify = endings.refusing(callerOf('session-late'))
    const reading = verify('token')
    // The database has answered that nothing has ended, and the answer isn't here yet.
    await hasAnswered
    await endings.endSessions(['session-late'])
    goOn()
    expect(await reading).toBeUndefined()
    expect(await verify('token')).toBeUndefined()
  },
)

it('[AUTH-5] tokens of the second in which a person’s tokens end are refused', async () => {
  const second = Math.floor(clock.now().getTime() / 1000)
  const begunAt = { of: second }
  const endings = openTokenEndings(db, clock, () => begunAt.of)
  const verify = endings.refusing(callerOf('session-of-ann'))
  await endings.end('ann', { before: new Date(second * 1000 + 400) })
  expect(await verify('token')).toBeUndefined()
  begunAt.of = second + 1
  expect(await verify('token')).toMatchObject({ userId: 'ann' })
})

it('[AUTH-5] the tokens of a kept session go on, and those of other people', async () => {
  const endings = openTokenEndings(db, clock, () => 0)
  await endings.end('ben', { keptSession: 'tablet of ben' })
  const goesOn = async (caller: { userId: string; sessionId?: string }) =>
    (await endings.refusing(async () => ({ subject: caller.userId, ...caller }))('token')) !== undefined
  const ben = { userId: 'ben' }
  expect(await goesOn({ ...ben, sessionId: 'tablet of ben' })).toBe(true)
  expect(await goesOn({ ...ben, sessionId: 'phone of ben' })).toBe(false)
  expect(await goesOn(ben)).toBe(false)
  expect(await goesOn({ userId: 'cleo', sessionId: 'phone of cleo' })).toBe(true)
})

it('[AUTH-5] without a session that is kept, a token of no session ends as well', async () => {
  const endings = openTokenEndings(db, clock, () => 0)
  await endings.end('dora')
  const verify = endings.refusing(async () => ({ userId: 'dora', subject: 'dora' }))
  expect(await verify('token')).toBeUndefined()
})

it('[AUTH-5] an ended grant ends its own tokens, and none of another grant in the same session', async () => {
  const endings = openTokenEndings(db, clock, () => 0)
  await endings.endGrant('grant one')
  const verifyOf = (grantId: string) =>
    endings.refusing(async () => ({ userId: 'finn', subject: 'finn', sessionId: 'of finn', grantId }))
  expect(await verifyOf('grant one')('token')).toBeUndefined()
  expect(await verifyOf('grant two')('token')).toMatchObject({ grantId: 'grant two' })
})

it('[AUTH-5] another process refuses what was ended after five seconds at most, and forgets an ended session in its time', async () => {
  const clock = standingClock()
  const [here, there] = [openTokenEndings(db, clock, () => 0), openTokenEndings(db, clock, () => 0)]
  const verify = there.refusing(async () => ({ userId: 'ida', subject: 'ida', sessionId: 'of ida' }))
  const isRefusedAfter = async (seconds: number) => {
    clock.advance(seconds)
    return (await verify('token')) === undefined
  }
  expect(await isRefusedAfter(0)).toBe(false)
  await here.endSessions(['of ida'])
  expect([await isRefusedAfter(4), await isRefusedAfter(1)]).toEqual([false, true])
  const minute = 60
  expect(await isRefusedAfter(14 * minute)).toBe(true)
  const restarted = openTokenEndings(db, clock, () => 0).refusing(async () => {
    return { userId: 'ida', subject: 'ida', sessionId: 'of ida' }
  })
  expect(await restarted('token')).toBeUndefined()
  expect(await isRefusedAfter(2 * minute)).toBe(false)
})

it('[AUTH-5] an ending is stored for a day, and the next one deletes those that are over', async () => {
  const clock = standingClock()
  const stored = async () => {
    const rows = await db.selectFrom('ended_tokens').select('user_hash').execute()
    return ['gwen', 'hugo'].map((userId) => rows.some((row) => row.user_hash === hashOfUser(userId)))
  }
  await openTokenEndings(db, clock, () => 0).end('gwen')
  const hour = 3600
  clock.advance(23 * hour)
  const restarted = openTokenEndings(db, clock, () => 0)
  const verify = restarted.refusing(async () => ({ userId: 'gwen', subject: 'gwen' }))
  expect(await verify('token')).toBeUndefined()
  await restarted.end('hugo')
  expect(await stored()).toEqual([true, true])
  clock.advance(hour)
  await restarted.end('hugo')
  expect(await stored()).toEqual([false, true])
})

/** Begins now and goes on when it is told to. */
function standingClock() {
  let nowMs = clock.now().getTime()
  return {
    now: () => new Date(nowMs),
    advance: (seconds: number) => {
      nowMs += 1000 * seconds
    },
  }
}

/** A database of which what was read stays on its way. */
function answeringLate(of: Db) {
  let answer = () => {}
  let arrive = () => {}
  const hasAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const reads = new WeakSet<QueryId>()
  const slow = of.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode') reads.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (reads.has(queryId)) {
        answer()
        await arrival
      }
      return result
    },
  })
  return { slow, hasAnswered, goOn: () => arrive() }
}
