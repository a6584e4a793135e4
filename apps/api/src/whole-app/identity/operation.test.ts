import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { embeddedIdentity } from '../../../../../packages/identity/src/embedded/embedded-identity.ts'
import { openIdentityKeys } from '../../../../../packages/identity/src/embedded/identity-keys.ts'
import { sweepIdentity } from '../../../../../packages/identity/src/embedded/sweep.ts'
import { buildApp } from '../../main/app.ts'
import { parseConfig } from '../../platform/config.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

describe('keys', () => {
  test('[AUTH-6] two processes that start at once on one database end up with the same', async () => {
    const { db } = app.database
    const before = await db.selectFrom('idp_keys').selectAll().execute()
    await db.deleteFrom('idp_keys').execute()
    const opened = await Promise.all([1, 2, 3].map(() => openIdentityKeys(db, app.clock)))
    for (const keys of opened) {
      expect(keys.signing).toEqual(opened[0]?.signing)
      expect(keys.cookies).toEqual(opened[0]?.cookies)
    }
    await db.deleteFrom('idp_keys').execute()
    await db.insertInto('idp_keys').values(before).execute()
  })

  test('[AUTH-6] stay the same over a restart: a token from before is good', async () => {
    const person = await signUp(app.origin)
    const restarted = await secondProcess(app.origin)
    expect((await restarted.identity.verifyAccessToken(person.accessToken))?.subject).toBe(person.claims.sub)
    await restarted.fastify.close()
  })
})

describe('behind a proxy', () => {
  test('[AUTH-6] every address is the public one, whatever the request says', async () => {
    const publicUrl = 'https://plan.example.org'
    const { fastify } = await secondProcess(publicUrl)
    const headers = { host: 'inside:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const discovery = await fastify.inject({ url: '/idp/.well-known/openid-configuration', headers })
    const document = discovery.json<Record<string, unknown>>()
    expect(document.issuer).toBe(`${publicUrl}/idp`)
    for (const [name, value] of Object.entries(document)) {
      if (/_endpoint$|_uri$/.test(name)) expect(value).toMatch(/^https:\/\/plan\.example\.org\/idp\//)
    }
    const query = new URLSearchParams({
      client_id: 'butterleaf-web',
      redirect_uri: `${publicUrl}/callback`,
      response_type: 'code',
      scope: 'openid',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    const started = await fastify.inject({ url: `/idp/auth?${query}`, headers })
    expect(started.statusCode).toBe(303)
    expect(started.headers.location).toMatch(/^\/idp\/interaction\//)
    for (const cookie of [started.headers['set-cookie'] ?? []].flat()) {
      expect(cookie).toMatch(/^__Secure-butterleaf_/)
      expect(cookie).toMatch(/; path=\/idp\/.*; samesite=lax; secure; httponly/i)
    }
    await fastify.close()
  })
})

describe('keeping house', () => {
  test('[OPS-5] nothing is printed to the console', async () => {
    const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    )
    const { fastify } = await secondProcess(app.origin)
    await signUp(app.origin)
    await fetch(`${app.origin}/idp/auth`)
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    await fastify.close()
  })

  test('[OPS-5] what is over is swept away, what is not stays', async () => {
    const { db } = app.database
    const person = await signUp(app.origin)
    await expect.poll(async () => (await app.mails()).some((mail) => mail.includes(person.email))).toBe(true)
    await sweepIdentity(db, app.clock.now())
    const kinds = await kindsOf(person.claims.sub)
    expect(kinds).toEqual(expect.arrayContaining(['Grant', 'RefreshToken', 'Session']))
    app.clock.advance({ days: 15 })
    await sweepIdentity(db, app.clock.now())
    expect(await kindsOf(person.claims.sub)).toEqual([])
    expect(await db.selectFrom('idp_mail_tokens').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('idp_attempts').selectAll().execute()).toEqual([])
  })

  test('[SUB-5] a mail that can’t be sent fails no request, and the log names no address', async () => {
    const environment = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Butterleaf <hello@example.org>' }
    const broken = await startTestApp({ environment })
    const person = await signUp(broken.origin)
    expect((await broken.request('GET', '/api/user', { token: person.accessToken })).status).toBe(200)
    await expect.poll(() => broken.logs()).toContain('mailing a confirmation link failed')
    expect(broken.logs()).not.toContain(person.email)
    await broken.close()
  })
})

async function kindsOf(accountId: string): Promise<string[]> {
  const { db } = app.database
  const rows = await db.selectFrom('idp_records').select('kind').where('account_id', '=', accountId).execute()
  return rows.map(({ kind }) => kind)
}

/** The same database served once more, under this address. */
async function secondProcess(publicUrl: string) {
  const parsed = parseConfig({ PUBLIC_URL: publicUrl, DATA_DIR: app.config.dataDir })
  const config = { ...parsed, database: app.config.database, logLevel: 'silent' }
  const { clock, database } = app
  const mail = { description: '', send: async () => undefined }
  if (config.identity.kind !== 'embedded') throw new Error('not the embedded provider')
  const identity = await embeddedIdentity(publicUrl, config.identity, { db: database.db, mail, clock })
  return { identity, fastify: await buildApp({ ...app.context, config, identity }) }
}
