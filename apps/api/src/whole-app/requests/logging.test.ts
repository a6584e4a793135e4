import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildTrackerOwner, todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stripPersonalData } from '../../../../../packages/server-kit/src/process/logging.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'trace' } })
})
afterAll(() => app?.close())

it('[OPS-5] no token, e-mail, name, password, weight or note reaches the log, at the finest level', async () => {
  const person = await signUp(app.origin, { firstName: 'Quillon', lastName: 'Brandywater' })
  const owner = await buildTrackerOwner(app)
  await owner.saveLog({ date: todayOf(app), weight: 87.654, note: 'unmistakable note' })
  await owner.saveLog({ date: todayOf(app), weight: 87_654, note: 'unmistakable note' })
  await app.request('GET', '/api/user', { token: person.accessToken })
  await app.request('GET', '/api/user', { token: `${person.accessToken}x` })
  const log = app.logs()
  expect(log).toContain('"route":"/api/user"')
  const secrets = [
    person.accessToken,
    person.idToken,
    person.refreshToken,
    person.email,
    person.password,
    'Quillon',
    'Brandywater',
    '87.654',
    '87654',
    'unmistakable note',
    owner.tracker.id,
  ]
  for (const secret of secrets) expect(log.includes(secret), `the log holds ${secret}`).toBe(false)
})

it('what slips into an error’s text is struck out', () => {
  const text =
    'insert failed for anna@example.org with 4111 1111 1111 1111 and eyJhbGciOiJIUzI1.eyJzdWIiOiIx.c2ln'
  expect(stripPersonalData(text)).toBe('insert failed for [email] with [digits] and [token]')
})

it.each(['a', 'a@', 'a.', 'eyJ-', 'eyJaaaaaaaa.', '1-'])(
  '[OPS-5] an error that quotes a very long text of “%s” doesn’t hold the server up',
  (part) => {
    const [long, address] = [part.repeat(200_000), ' anna@example.org']
    expect(stripPersonalData(long + address)).toMatch(/ \[email\]$/)
  },
)
