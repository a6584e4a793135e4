import { signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../../../packages/server-kit/src/database/database.ts'
import { answerErrorsAsProblems } from '../../../../../packages/server-kit/src/http/problems.ts'
import { limitTries } from '../../../../../packages/server-kit/src/limits/limit-tries.ts'
import { limitRequests } from '../../../../../packages/server-kit/src/limits/rate-limits.ts'
import { shareTries } from '../../../../../packages/server-kit/src/limits/shared-tries.ts'
import { addTry, deleteOldTries } from '../../../../../packages/server-kit/src/limits/shared-tries-store.ts'
import { buildApp } from '../../main/app.ts'

let app: TestApp
beforeAll(async () => {
  // A sixtieth of it may be of the dear kind: ten a minute.
  app = await startTestApp({ environment: { REQUESTS_PER_MINUTE: '600' } })
}, 60_000)
afterAll(() => app?.close())

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  '[API-3] [OPS-3] processes on one PostgreSQL count what a person tries together, wherever it comes',
  async () => {
    const own = openDatabase(app.config.database)
    const second = await buildApp({ ...app.context, database: own })
    const [busy, other] = [await signUp(app.origin), await signUp(app.origin)]
    const request = ({ accessToken }: { accessToken: string }) => ({
      method: 'PATCH' as const,
      url: `${userPath}/password`,
      headers: { authorization: `Bearer ${accessToken}` },
      payload: {},
    })
    const first = async () =>
      (await app.request('PATCH', `${userPath}/password`, { token: busy.accessToken, body: {} })).status
    const answers: number[] = []
    for (let turn = 0; turn < 5; turn++) {
      answers.push(await first(), (await second.inject(request(busy))).statusCode)
    }
    expect(answers).toEqual(Array(10).fill(400))
    const refused = await second.inject(request(busy))
    expect([refused.statusCode, await first()]).toEqual([429, 429])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await second.inject(request(other))).statusCode).toBe(400)
    app.clock.advance({ seconds: 61 })
    expect((await second.inject(request(busy))).statusCode).toBe(400)
    await second.close()
    await own.close()
  },
)

it('[API-3] of several ceilings the strictest holds, says why and when to come back, and scopes are apart', async () => {
  const detail = 'That is a lot.'
  const server = Fastify()
  answerErrorsAsProblems(server)
  await limitRequests(server, { perMinute: app.config.requestsPerMinute, uncounted: /^$/ })
  shareTries(server, app.context)
  for (const name of ['limits-test-one', 'limits-test-other'])
    server.register(async (scope) => {
      limitTries(scope, { perHour: 5, perDay: 3, keyOf: () => 'somebody', detail })
      scope.get(`/${name}`, async () => 'done')
    })
  const ask = () => server.inject('/limits-test-one')
  for (let turn = 0; turn < 3; turn++) expect((await ask()).statusCode).toBe(200)
  const refused = await ask()
  expect([refused.statusCode, refused.json().detail]).toEqual([429, detail])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await server.inject('/limits-test-other')).statusCode).toBe(200)
  await server.close()
})

it('[API-3] a count in the database loses no concurrent try, starts again after its window, and is swept then', async () => {
  const { db } = app.database
  const now = new Date('2030-03-01T12:00:00Z')
  const later = new Date('2030-03-01T12:01:00Z')
  const tryAt = (at: Date) => addTry(db, { who: 'somebody', windowSeconds: 60, now: at })
  const counted = await Promise.all(Array.from({ length: 20 }, () => tryAt(now)))
  expect(counted.map(({ tries }) => tries).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 20 }, (_, at) => at + 1),
  )
  expect(counted[0]?.endsAt).toEqual(later)
  expect((await tryAt(later)).tries).toBe(1)
  const kept = async () => (await db.selectFrom('shared_tries').selectAll().execute()).length
  await deleteOldTries(db, later)
  const before = await kept()
  await deleteOldTries(db, new Date('2030-03-01T12:02:00Z'))
  expect(before - (await kept())).toBe(1)
})
