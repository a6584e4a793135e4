import { openIdentity } from '@butterleaf/identity/open-identity'
import { startTerseProvider } from '@butterleaf/identity/testing/terse-provider'
import { userIdOf } from '@butterleaf/identity/user-id'
import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { refresh, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { buildFullUser, sendPicture, userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'
import { userTableNames } from './user-tables.ts'

let app: TestApp
let picture: Buffer
beforeAll(async () => {
  app = await startTestApp()
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#335533' } })
    .png()
    .toBuffer()
}, 60_000)
afterAll(() => app?.close())

const remove = (token: string, where = app) => where.request('DELETE', userPath, { token })

/** Every row of every table that names one of these, whatever the column is called. */
async function rowsNaming(marks: readonly string[]): Promise<string[]> {
  const { db } = app.database
  const found: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
    const texts = rows.map((row) => JSON.stringify(row))
    found.push(
      ...texts.filter((text) => marks.some((mark) => text.includes(mark))).map((text) => `${name}: ${text}`),
    )
  }
  return found.sort()
}

describe('deleting the account', () => {
  it('[OPS-6] leaves no row and no mail that names the person, and changes no other person’s', async () => {
    const [leaver, stayer] = [await buildFullUser(app, picture), await buildFullUser(app, picture)]
    await leaver.browser.post('/idp/forgot', { email: leaver.email })
    const resetLink = expect.stringContaining('/idp/reset?token=')
    await expect.poll(() => mailsTo(leaver.email)).toContainEqual(resetLink)
    const marks = [leaver.userId, leaver.email, leaver.claims.sub]
    await tellOutside(leaver.userId)
    await decideTarget(leaver.userId)
    const filled = (await rowsNaming(marks)).map((row) => row.split(':', 1)[0])
    // A table without a row of theirs would prove nothing about its deletion.
    expect(userTableNames.filter((table) => !filled.includes(table))).toEqual([])
    const othersMarks = [stayer.userId, stayer.email, stayer.claims.sub]
    expect((await rowsNaming(marks)).length).toBeGreaterThan(15)
    const before = await rowsNaming(othersMarks)
    const invoices = await invoiceNumbers()

    expect((await remove(leaver.token)).status).toBe(204)

    expect(await rowsNaming(marks)).toEqual([])
    expect(await mailsTo(leaver.email)).toEqual([])
    expect(await rowsNaming(othersMarks)).toEqual(before)
    // Books are kept, and lead to nobody.
    expect(await invoiceNumbers()).toEqual(invoices)
    await stayer.read()
  }, 60_000)

  it('[OPS-6] ends the session: token, renewal, sign-in and silent sign-in are refused', async () => {
    const person = await signUp(app.origin)
    await remove(person.accessToken)
    expect((await app.request('GET', userPath, { token: person.accessToken })).status).toBe(401)
    await expect(refresh(app.origin, person.refreshToken)).rejects.toThrow()
    await expect(signIn(app.origin, person)).rejects.toThrow(/Not signed in/)
    const silently = { browser: person.browser, parameters: { prompt: 'none' } }
    const asked = await startSignIn(app.origin, silently)
    expect(asked.page.url.searchParams.get('error')).toBe('login_required')
  })

  it('[OPS-6] makes the address free: who signs up with it again begins with nothing', async () => {
    const person = await signUp(app.origin)
    await app.request('PATCH', userPath, { token: person.accessToken, body: { unit: 'metric' } })
    await sendPicture(app, person.accessToken, picture)
    await remove(person.accessToken)
    const { accessToken: token } = await signUp(app.origin, { email: person.email })
    const { body } = await app.request('GET', userPath, { token })
    expect(body).toMatchObject({ email: person.email, unit: null, picture: null })
  })

  it('[OPS-6] [SUB-2] ends the subscription first: no time that passes renews it or writes a mail', async () => {
    const buyer = await buildSubscriber(app)
    await remove(buyer.token)
    const due = await app.database.db
      .selectFrom('sandbox_subscriptions')
      .select('uuid')
      .where('uuid', '=', buyer.uuid)
      .execute()
    expect(due).toEqual([])
    const userId = userIdOf(app.config.identity.issuer, buyer.claims.sub)
    expect(await app.context.billing.findAccount(userId)).toBeUndefined()
  })

  it('[OPS-6] a sign-in of long ago must be made again first, and nothing is gone until then', async () => {
    const own = await startTestApp()
    const read = async (token: string) => (await own.request('GET', userPath, { token })).body
    const person = await signUp(own.origin)
    expect(await read(person.accessToken)).toMatchObject({ sign_in_first: false })
    own.clock.advance({ minutes: 11 })
    const { access_token: renewed } = await refresh(own.origin, person.refreshToken)
    const refused = await remove(renewed, own)
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/sign-in-again'])
    expect(await read(renewed)).toMatchObject({ email: person.email, sign_in_first: true })
    const again = await signIn(own.origin, person)
    expect((await remove(again.accessToken, own)).status).toBe(204)
    await own.close()
  })

  it('[APP-1] [OPS-6] needs no subscription', async () => {
    const unpaid = await startTestApp({ environment: { ACCESS: '' } })
    const { accessToken } = await signUp(unpaid.origin)
    expect((await remove(accessToken, unpaid)).status).toBe(204)
    await unpaid.close()
  })

  it('[OPS-6] asked twice is deleted once', async () => {
    const { accessToken } = await signUp(app.origin)
    const answers = await Promise.all([remove(accessToken), remove(accessToken)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, expect.any(Number)])
    for (const { status } of answers) expect([204, 401]).toContain(status)
  })
})

describe('a person of an outside provider', () => {
  it('[OPS-6] [AUTH-6] loses all data here, and can start again with a new sign-in', async () => {
    const elsewhere = await startTestApp({ environment: outsideProvider(app) })
    const person = await signUp(app.origin)
    const token = person.accessToken
    await elsewhere.request('PATCH', userPath, { token, body: { unit: 'metric' } })
    expect((await remove(token, elsewhere)).status).toBe(204)
    expect((await elsewhere.request('GET', userPath, { token })).status).toBe(401)
    elsewhere.clock.advance({ seconds: 2 })
    app.clock.advance({ seconds: 2 })
    const { access_token: renewed } = await refresh(app.origin, person.refreshToken)
    const { status, body } = await elsewhere.request('GET', userPath, { token: renewed })
    expect([status, body.unit]).toEqual([200, null])
    await elsewhere.close()
  })

  it('[OPS-6] [AUTH-6] is not kept from leaving by a provider that doesn’t say when they signed in', async () => {
    const provider = await startTerseProvider()
    const environment = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'any', OIDC_AUDIENCE: 'our-api' }
    const elsewhere = await startTestApp({ environment })
    const nowSeconds = Math.floor(Date.now() / 1000)
    const read = async (token: string) => (await elsewhere.request('GET', userPath, { token })).body
    const told = await provider.tokenOf({ auth_time: nowSeconds - 700 })
    expect(await read(told)).toMatchObject({ sign_in_first: true })
    expect((await remove(told, elsewhere)).status).toBe(403)
    const untold = await provider.tokenOf({})
    expect(await read(untold)).toMatchObject({ sign_in_first: false })
    expect((await remove(untold, elsewhere)).status).toBe(204)
    await elsewhere.close()
    await provider.close()
  })
})

describe('several processes', () => {
  it('[OPS-6] another one refuses the token within seconds', async () => {
    const other = await buildApp(await processBeside())
    const { accessToken: token } = await signUp(app.origin)
    const ask = () => other.inject({ url: userPath, headers: { authorization: `Bearer ${token}` } })
    expect((await ask()).statusCode).toBe(200)
    await remove(token)
    app.clock.advance({ seconds: 5 })
    expect((await ask()).statusCode).toBe(401)
    await other.close()
  })

  it('[OPS-6] what a call under way writes after the deletion goes as well', async () => {
    const one = await buildApp(await processBeside())
    const { accessToken: token, claims } = await signUp(app.origin)
    const headers = { authorization: `Bearer ${token}` }
    await one.inject({ method: 'PATCH', url: userPath, headers, payload: { unit: 'us' } })
    const row = await app.database.db
      .selectFrom('users')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    await one.inject({ method: 'DELETE', url: userPath, headers })
    await app.database.db.insertInto('users').values(row).execute()
    await one.close()
    expect(await rowsNaming([row.user_id, claims.sub])).toEqual([])
  })
})

/** What is written only where purchases are told to other services. */
async function tellOutside(userId: string): Promise<void> {
  const { db } = app.database
  const at = app.clock.now().toISOString()
  await db.insertInto('purchase_event_consents').values({ user_id: userId, given_at: at }).execute()
  const delivery = { user_id: userId, event_id: 'purchase:1', sink: 'a service', delivered_at: at }
  await db.insertInto('purchase_event_deliveries').values(delivery).execute()
}

/** As if weeks of readings had brought a proposal. */
async function decideTarget(userId: string): Promise<void> {
  const at = app.clock.now().toISOString()
  const kcal = { from_kcal: 1900, to_kcal: 1800, low_kcal: 1700, high_kcal: 1850, formula_kcal: 2000 }
  const decided = { user_id: userId, decided_on: at.slice(0, 10), decided_at: at, ...kcal }
  await app.database.db
    .insertInto('target_decisions')
    .values({ ...decided, reason: 'learned', choice: 'taken' })
    .execute()
}

async function mailsTo(email: string): Promise<string[]> {
  return (await app.mails()).filter((mail) => mail.includes(email))
}

async function invoiceNumbers(): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('sandbox_invoices')
    .select('number')
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

/** On the same database, with a memory of its own. */
async function processBeside() {
  const { config, clock, database, context } = app
  const identity = await openIdentity(config, { db: database.db, mail: context.mail, clock })
  return { ...context, config: { ...config, logLevel: 'silent' }, identity }
}
