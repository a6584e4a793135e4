import { signOutAccount } from '@butterleaf/identity/embedded/sessions/sign-out-account'
import { openIdentity } from '@butterleaf/identity/open-identity'
import { refresh, type SignedIn, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  checkSignIn,
  endedSignIn,
  ownSessionId,
  sessionsOf,
  sessionsPath,
  workingSignIn,
} from '@butterleaf/testing/test-sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
afterAll(() => app?.close())

const end = ({ accessToken: token }: SignedIn, id: string) =>
  app.request('DELETE', `${sessionsPath}/${id}`, { token })
const endOthers = ({ accessToken: token }: SignedIn) => app.request('DELETE', sessionsPath, { token })

describe('signing out of', () => {
  it('[AUTH-5] one session ends its token, renewal and silent sign-in at once, and no other’s', async () => {
    const here = await signUp(app.origin)
    const [phone, tablet] = [await signIn(app.origin, here), await signIn(app.origin, here)]
    expect((await end(here, await ownSessionId(app, phone))).status).toBe(204)
    expect(await checkSignIn(app, phone)).toEqual(endedSignIn)
    expect(await checkSignIn(app, tablet)).toEqual(workingSignIn)
    expect(await checkSignIn(app, here)).toEqual(workingSignIn)
    expect(await sessionsOf(app, here)).toHaveLength(2)
  })

  it('[AUTH-5] everywhere else leaves this one alone, and strangers', async () => {
    const here = await signUp(app.origin)
    const [phone, tablet] = [await signIn(app.origin, here), await signIn(app.origin, here)]
    const stranger = await signUp(app.origin)
    expect((await endOthers(here)).status).toBe(204)
    for (const session of [phone, tablet]) expect(await checkSignIn(app, session)).toEqual(endedSignIn)
    for (const session of [here, stranger]) expect(await checkSignIn(app, session)).toEqual(workingSignIn)
    expect(await sessionsOf(app, here)).toHaveLength(1)
  })

  it('[AUTH-3] the one in use, as its own page does it, ends it at once too, and forgets the device', async () => {
    const here = await signUp(app.origin)
    const phone = await signIn(app.origin, here)
    const devices = async () => {
      const rows = await app.database.db.selectFrom('idp_devices').selectAll().execute()
      return rows.filter(({ account_id }) => account_id === here.claims.sub).length
    }
    await expect.poll(devices).toBe(2)
    const page = await here.browser.open(`/idp/session/end?id_token_hint=${here.idToken}`)
    await here.browser.submit(page, {})
    expect(await devices()).toBe(1)
    expect(await checkSignIn(app, here)).toEqual(endedSignIn)
    expect(await checkSignIn(app, phone)).toEqual(workingSignIn)
  })

  it('[AUTH-2] a device that was signed out can be signed in again', async () => {
    const here = await signUp(app.origin)
    const phone = await signIn(app.origin, here)
    await end(here, await ownSessionId(app, phone))
    const started = await startSignIn(app.origin, { browser: phone.browser })
    const { email, password } = here
    const back = await started.finish(here, await started.submit({ email, password }))
    expect(await checkSignIn(app, back)).toEqual(workingSignIn)
  })

  it('[AUTH-5] a session that a request under way wrote back stays over', async () => {
    const here = await signUp(app.origin)
    const phone = await signIn(app.origin, here)
    const id = await ownSessionId(app, phone)
    const { db } = app.database
    const rows = await db
      .selectFrom('idp_records')
      .selectAll()
      .where('account_id', '=', here.claims.sub)
      .execute()
    await end(here, id)
    const written = rows.filter(({ payload }) => payload.includes(id))
    await db.insertInto('idp_records').values(written).execute()
    expect(await checkSignIn(app, phone)).toEqual(endedSignIn)
  })

  it('[API-2] another person’s session, or one that doesn’t exist, is 404 and goes on', async () => {
    const [here, stranger] = [await signUp(app.origin), await signUp(app.origin)]
    const ids = [await ownSessionId(app, stranger), 'nobody', '%00']
    const answers = []
    for (const id of ids) answers.push((await end(here, id)).status)
    expect(answers).toEqual([404, 404, 400])
    expect(await checkSignIn(app, stranger)).toEqual(workingSignIn)
  })

  it('asks for a fresh sign-in, so that a found phone can’t lock its owner out', async () => {
    const here = await signUp(app.origin)
    const phone = await signIn(app.origin, here)
    const id = await ownSessionId(app, phone)
    app.clock.advance({ minutes: 11 })
    const { access_token: accessToken } = await refresh(app.origin, here.refreshToken)
    const old = { ...here, accessToken }
    expect((await app.request('GET', userPath, { token: accessToken })).body.sign_in_first).toBe(true)
    for (const refused of [await end(old, id), await endOthers(old)])
      expect([refused.status, refused.body.type]).toEqual([403, '/problems/sign-in-again'])
    expect(await sessionsOf(app, old)).toHaveLength(2)
    expect(await refresh(app.origin, phone.refreshToken)).toBeTruthy()
  })

  it('[OPS-3] a session stops its tokens in another process within seconds', async () => {
    const { config, clock, database, context } = app
    const identity = await openIdentity(config, { db: database.db, mail: context.mail, clock })
    const other = await buildApp({ ...context, config: { ...config, logLevel: 'silent' }, identity })
    const here = await signUp(app.origin)
    const phone = await signIn(app.origin, here)
    const ask = ({ accessToken }: SignedIn) =>
      other.inject({ url: userPath, headers: { authorization: `Bearer ${accessToken}` } })
    expect((await ask(phone)).statusCode).toBe(200)
    await end(here, await ownSessionId(app, phone))
    app.clock.advance({ seconds: 5 })
    expect((await ask(phone)).statusCode).toBe(401)
    expect((await ask(here)).statusCode).toBe(200)
    await other.close()
  })
})

it('the operator signs one person out everywhere, and no other person', async () => {
  const [here, stranger] = [await signUp(app.origin), await signUp(app.origin)]
  const phone = await signIn(app.origin, here)
  const { db } = app.database
  const operator = { db, clock: app.clock, issuer: app.config.identity.issuer }
  expect(await signOutAccount(operator, ` ${here.email.toUpperCase()}`)).toBe(2)
  app.clock.advance({ seconds: 5 })
  for (const session of [here, phone]) expect(await checkSignIn(app, session)).toEqual(endedSignIn)
  expect(await checkSignIn(app, stranger)).toEqual(workingSignIn)
  expect(await checkSignIn(app, await signIn(app.origin, here))).toEqual(workingSignIn)
  expect(await signOutAccount(operator, 'nobody@example.org')).toBeUndefined()
})
