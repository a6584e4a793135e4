import { sweepIdentity } from '@butterleaf/identity/embedded/sweep'
import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { type SignedIn, signIn, signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { ownSessionId, sessionsOf, sessionsPath } from '@butterleaf/testing/test-sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
afterAll(() => app?.close())

const list = (person: SignedIn) => sessionsOf(app, person)
const ownId = (person: SignedIn) => ownSessionId(app, person)

/** What a browser’s page does every ten minutes, with its name. */
async function renewAs({ refreshToken }: SignedIn, userAgent: string): Promise<void> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: 'butterleaf-web',
    refresh_token: refreshToken,
  })
  const headers = { 'user-agent': userAgent }
  const answer = await fetch(`${app.origin}/idp/token`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

describe('where one is signed in', () => {
  it('this session comes first, then the others by when they were seen', async () => {
    const phone = await signUp(app.origin)
    const laptop = await signIn(app.origin, phone)
    app.clock.advance({ minutes: 3 })
    const here = await signIn(app.origin, phone)
    app.clock.advance({ minutes: 3 })
    await renewAs(phone, firefox)
    const order = [await ownId(here), await ownId(phone), await ownId(laptop)]
    await expect.poll(async () => (await list(here)).map(({ id }) => id)).toEqual(order)
    expect((await list(here)).map(({ current }) => current)).toEqual([true, false, false])
  })

  it('a device is told by browser and system, from its first sight to its last', async () => {
    // A token dates a sight to the second.
    const lastSecond = () => app.clock.now().getTime() - 1_000
    const signsUp = lastSecond()
    const person = await signUp(app.origin)
    await expect.poll(async () => (await list(person))[0]?.browser).toBe(null)
    const [before] = await list(person)
    const seen = app.clock.now().getTime()
    app.clock.advance({ minutes: 9 })
    const renews = lastSecond()
    await renewAs(person, firefox)
    await expect.poll(async () => (await list(person))[0]?.browser).toBe('Firefox')
    const [session] = await list(person)
    expect(session).toMatchObject({ system: 'Linux' })
    for (const at of [before?.first_seen_at, session?.first_seen_at]) {
      expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(signsUp)
      expect(Date.parse(at ?? '')).toBeLessThanOrEqual(seen)
    }
    expect(Date.parse(session?.last_seen_at ?? '')).toBeGreaterThanOrEqual(renews)
    expect(Date.parse(session?.last_seen_at ?? '')).toBeLessThanOrEqual(app.clock.now().getTime())
  })

  it('renewing and signing in once more in one browser make no second entry, signing out takes it away', async () => {
    const here = await signUp(app.origin)
    const other = await signIn(app.origin, here)
    await signIn(app.origin, here, { browser: here.browser })
    expect(await list(here)).toHaveLength(2)
    const page = await other.browser.open(`/idp/session/end?id_token_hint=${other.idToken}`)
    await other.browser.submit(page, {})
    expect(await list(here)).toHaveLength(1)
  })

  it('[OPS-6] no address is kept, nothing else of the browser, and nothing past the account', async () => {
    const person = await signUp(app.origin)
    await renewAs(person, firefox)
    const rows = async () =>
      (await app.database.db.selectFrom('idp_devices').selectAll().execute()).filter(
        ({ account_id }) => account_id === person.claims.sub,
      )
    await expect.poll(async () => (await rows())[0]?.browser).toBe('Firefox')
    expect(JSON.stringify(await rows())).not.toMatch(/127\.0\.0\.1|::1|145\.|Gecko/)
    const { body } = await app.request('GET', `${userPath}/export`, { token: person.accessToken })
    expect(body.devices).toEqual([
      {
        browser: 'Firefox',
        system: 'Linux',
        first_seen_at: expect.any(String),
        last_seen_at: expect.any(String),
      },
    ])
    await app.request('DELETE', userPath, { token: person.accessToken })
    expect(await rows()).toEqual([])
  })
})

it('[AUTH-6] where another provider keeps the sessions, the answers say so', async () => {
  const elsewhere = await startTestApp({ environment: outsideProvider(app) })
  const { accessToken: token } = await signUp(app.origin)
  for (const [method, path] of [
    ['GET', sessionsPath],
    ['DELETE', sessionsPath],
    ['DELETE', `${sessionsPath}/any`],
  ] as const) {
    const { status, body } = await elsewhere.request(method, path, { token })
    expect([status, body.type]).toEqual([409, '/problems/sessions-elsewhere'])
  }
  await elsewhere.close()
})

it('what is known of devices and of sessions that ended goes once they are long over', async () => {
  const own = await startTestApp()
  const { db } = own.database
  const left = async () => [
    (await db.selectFrom('idp_devices').selectAll().execute()).length,
    (await db.selectFrom('ended_sessions').selectAll().execute()).length,
  ]
  const here = await signUp(own.origin)
  await signIn(own.origin, here)
  await expect.poll(left).toEqual([2, 0])
  await own.request('DELETE', sessionsPath, { token: here.accessToken })
  expect(await left()).toEqual([1, 1])
  own.clock.advance({ days: 14 })
  await sweepIdentity(db, own.clock.now())
  expect(await left()).toEqual([1, 1])
  own.clock.advance({ days: 2 })
  await sweepIdentity(db, own.clock.now())
  expect(await left()).toEqual([0, 0])
  await own.close()
})
