import { issueMailToken, useMailToken } from '@butterleaf/identity/embedded/mail/mail-token-store'
import {
  addPasskey,
  countPasskeyUse,
  findPasskey,
} from '@butterleaf/identity/embedded/passkeys/passkey-store'
import { boundTo, openPass } from '@butterleaf/identity/embedded/puzzles/puzzle-pass'
import { openTokenEndings } from '@butterleaf/identity/tokens/ended-tokens'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openPuzzles } from '@butterleaf/server-kit/limits/puzzles'
import { solvePuzzle } from '@butterleaf/server-kit/limits/testing/solve-puzzle'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import type { QueryId } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await startTestApp()
  db = app.database.db
})
afterAll(() => app?.close())

it('[AUTH-7] a mailed link is used once', async () => {
  const token = await issueMailToken(db, 'ann', 'reset', app.clock.now())
  expect(await useMailToken(db, token, app.clock.now())).toBe(true)
  expect(await useMailToken(db, token, app.clock.now())).toBe(false)
})

it('[AUTH-7] of two uses of a passkey that saw the same counter only the first is written', async () => {
  const passkey = {
    ...{ credential_id: 'key-of-ann', account_id: 'ann', public_key: 'key', counter: 4 },
    ...{ transports: '[]', name: 'Phone', created_at: app.clock.now().toISOString(), last_used_at: null },
  }
  expect(await addPasskey(db, passkey)).toBe(true)
  const seen = (await findPasskey(db, 'key-of-ann'))!
  const use = (counter: number) => countPasskeyUse(db, seen, { counter, now: app.clock.now() })
  expect([await use(6), await use(5)]).toEqual([true, false])
  expect((await findPasskey(db, 'key-of-ann'))?.counter).toBe(6)
})

it('[AUTH-7] one solved puzzle lets a form past several pauses, and no second form', async () => {
  const form = { purpose: 'sign-in', email: 'ann@example.org', ip: '192.0.2.1', cookies: undefined } as const
  const context = { db, clock: app.clock, puzzles: openPuzzles(['a secret']) }
  const puzzle = context.puzzles.make({ boundTo: boundTo(form), level: 0, now: app.clock.now() })
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
    const endings = openTokenEndings(slow, app.clock, () => 0)
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
  const second = Math.floor(app.clock.now().getTime() / 1000)
  const begunAt = { of: second }
  const endings = openTokenEndings(db, app.clock, () => begunAt.of)
  const verify = endings.refusing(callerOf('session-of-ann'))
  await endings.end('ann', { before: new Date(second * 1000 + 400) })
  expect(await verify('token')).toBeUndefined()
  begunAt.of = second + 1
  expect(await verify('token')).toMatchObject({ userId: 'ann' })
})

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
