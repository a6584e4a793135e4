import { sweepIdentity } from '@butterleaf/identity/embedded/sweep'
import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { refresh, type SignedIn, signIn, signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  askForTokens,
  askIn,
  assistantsPath,
  codeGrant,
  letIn,
  redirectUri,
  registerClient,
} from '@butterleaf/testing/test-assistants'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { drawnPerson, planPath } from '@butterleaf/testing/test-plan'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SigningInClient } from './testing/signing-in-client.ts'

let app: TestApp
let person: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
beforeEach(async () => {
  // A network's clients are counted by the hour.
  app.clock.advance({ minutes: 61 })
  person = await signUp(app.origin)
})
afterAll(() => app?.close())

const ask = (method: string, path: string, body?: object, token = person.accessToken) =>
  app.request(method, path, { token, ...(body && { body }) })
const list = async (token = person.accessToken) => (await ask('GET', assistantsPath, undefined, token)).body
const readPlan = async (token: string) => (await ask('GET', planPath, undefined, token)).status
const refreshOf = (clientId: string, refresh_token: string) =>
  askForTokens(app, { grant_type: 'refresh_token', client_id: clientId, refresh_token })
const allow = { decision: 'allow' }

describe('an assistant with the protocol’s own client', () => {
  it('[DOOR-4] finds the way, registers, is let in on the page, asks, renews, and is out once disconnected', async () => {
    await ask('POST', planPath, drawnPerson)
    const keeps = new SigningInClient(redirectUri)
    const connect = () => {
      const transport = new StreamableHTTPClientTransport(new URL(`${app.origin}/mcp`), {
        authProvider: keeps,
      })
      return { transport, client: new Client({ name: 'test', version: '1' }) }
    }
    const first = connect()
    await expect(first.client.connect(first.transport)).rejects.toThrow()
    const [opened] = keeps.opened
    expect(opened?.searchParams.get('resource')).toBe(`${app.origin}/mcp`)
    const page = await person.browser.open(opened!, '/callback')
    expect(page.html).toContain('A test’s assistant')
    const end = await person.browser.submit(page, allow, '/callback')
    await first.transport.finishAuth(end.url.searchParams)

    const { client, transport } = connect()
    await client.connect(transport)
    expect((await client.listTools()).tools).toHaveLength(15)
    const dinner = { name: 'whats_planned', arguments: { meal: 'dinner' } }
    const answer = await client.callTool(dinner)
    expect(JSON.stringify(answer.content)).toMatch(/Dinner on .* is /)

    const before = keeps.stored
    app.clock.advance({ minutes: 11 })
    expect((await client.callTool(dinner)).isError).toBeFalsy()
    expect(keeps.stored?.access_token).not.toBe(before?.access_token)
    expect(keeps.stored?.refresh_token).not.toBe(before?.refresh_token)
    expect(keeps.opened).toHaveLength(1)

    const { access_token: token } = await refresh(app.origin, person.refreshToken)
    const [connected] = await list(token)
    expect(connected).toMatchObject({ name: 'A test’s assistant' })
    expect(connected.scopes).toHaveLength(5)
    expect((await ask('DELETE', `${assistantsPath}/${connected.id}`, undefined, token)).status).toBe(204)
    await expect(client.callTool(dinner)).rejects.toThrow()
    // It opens the page again: its tokens are worth nothing.
    expect(keeps.opened.length).toBeGreaterThan(1)
    await client.close()
  })

  it('[DOOR-4] is told at the door where to read what it needs', async () => {
    const refused = await fetch(`${app.origin}/mcp`, { method: 'POST' })
    const named = /resource_metadata="([^"]+)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1]
    const resource = await (await fetch(named ?? '')).json()
    const [issuer] = resource.authorization_servers
    expect(resource).toMatchObject({
      resource: `${app.origin}/mcp`,
      authorization_servers: [`${app.origin}/idp`],
    })
    // RFC 8414: before the path of the issuer; OpenID Connect: after it.
    const addresses = [
      `${app.origin}/.well-known/oauth-authorization-server/idp`,
      `${issuer}/.well-known/oauth-authorization-server`,
      `${issuer}/.well-known/openid-configuration`,
    ]
    for (const address of addresses)
      expect(await (await fetch(address)).json()).toMatchObject({
        issuer,
        registration_endpoint: `${issuer}/register`,
        code_challenge_methods_supported: ['S256'],
        grant_types_supported: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_methods_supported: ['none'],
      })
  })
})

describe('the page that asks', () => {
  it('[DOOR-4] shows a name as text, where the browser goes on, and what is asked for, and no more is granted', async () => {
    const name = '<script>alert(1)</script><b>Butterleaf</b>\u202E\nSupport'
    const asked = await askIn(app, person.browser, { name, scope: 'plan:read list:write' })
    expect(asked.page.status).toBe(200)
    expect(asked.page.html).not.toMatch(/<script>alert|<b>Butterleaf|\u202E/)
    expect(asked.page.html).toContain('&#60;b&#62;Butterleaf')
    expect(asked.page.html).toContain('a program on this device')
    expect(asked.page.html).toContain(person.email)
    expect(asked.page.html.match(/type="checkbox"/g)).toHaveLength(2)
    expect(asked.page.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://127.0.0.1:43210",
    )
    // A box that wasn’t there adds nothing, and one that isn’t ticked is left out.
    const form = { decision: 'allow', 'plan:read': 'on', 'plan:write': 'on' }
    const address = `/idp/interaction/${asked.page.url.pathname.split('/').at(-1)}/consent`
    const { body } = await askForTokens(
      app,
      codeGrant(asked, await person.browser.post(address, form, '/callback')),
    )
    expect(body.scope).toBe('plan:read')
    expect(decodeJwt(body.access_token!)).toMatchObject({ aud: `${app.origin}/mcp`, scope: 'plan:read' })
    expect(await list()).toMatchObject([{ scopes: ['plan:read'], lastUsedAt: expect.any(String) }])
  })

  it('[DOOR-4] takes no yes without a tick, and a no sends the browser back with it', async () => {
    const asked = await askIn(app, person.browser)
    const address = `/idp/interaction/${asked.page.url.pathname.split('/').at(-1)}/consent`
    const again = await person.browser.post(address, allow)
    expect([again.status, again.html.includes('Tick what it may do')]).toEqual([422, true])
    expect((await person.browser.post(address, { decision: 'perhaps' })).status).toBe(400)
    const end = await person.browser.post(address, { decision: 'deny' }, '/callback')
    expect(end.url.searchParams.get('error')).toBe('access_denied')
    expect(end.url.searchParams.get('state')).toBe('abc')
    expect(await list()).toEqual([])
  })

  it('[DOOR-4] comes each time, after a recent sign-in, and answers no other browser', async () => {
    const { clientId } = await letIn(app, person.browser)
    const [first] = await list()
    const again = await askIn(app, person.browser, { clientId })
    expect(again.page.html).toContain('Let this assistant in?')
    const stranger = await signUp(app.origin)
    const address = `/idp/interaction/${again.page.url.pathname.split('/').at(-1)}/consent`
    expect((await stranger.browser.post(address, allow)).status).toBe(410)
    expect((await again.answer(allow)).url.searchParams.get('code')).toBeTruthy()
    const [second, ...others] = await list()
    expect(others).toEqual([])
    expect(second.id).not.toBe(first.id)
    app.clock.advance({ minutes: 11 })
    const later = await askIn(app, person.browser, { clientId })
    expect(later.page.html).toContain('Everything is where you left it.')
    const { email, password } = person
    const asked = await person.browser.submit(later.page, { email, password }, '/callback')
    expect(asked.html).toContain('Let this assistant in?')
  })

  it('[DOOR-4] is reached from a browser that isn’t signed in, and by a client that asks for sign-in and consent', async () => {
    for (const parameters of [{}, { prompt: 'login consent' }]) {
      const browser = new TestBrowser(app.origin)
      const asked = await askIn(app, browser, { parameters })
      const { email, password } = person
      const page = await browser.submit(asked.page, { email, password }, '/callback')
      expect(page.html).toContain('Let this assistant in?')
      const end = await browser.submit(page, allow, '/callback')
      expect((await askForTokens(app, codeGrant(asked, end))).status).toBe(200)
    }
    const silent = await askIn(app, person.browser, { parameters: { prompt: 'none' } })
    expect(silent.page.url.searchParams.get('error')).toBe('consent_required')
  })

  it('[DOOR-4] [AUTH-6] our own app is asked nothing, as before', async () => {
    const { accessToken } = await signIn(app.origin, person, { browser: person.browser })
    expect(await readPlan(accessToken)).toBe(404)
    await expect(
      signIn(app.origin, person, { browser: person.browser, parameters: { prompt: 'consent' } }),
    ).rejects.toThrow()
  })

  it('[DOOR-4] its owner gets a mail that holds no word of the assistant’s', async () => {
    await letIn(app, person.browser, { name: 'Visit evil.example' })
    const mails = async () => (await app.mails()).filter((mail) => mail.includes(person.email))
    await expect.poll(mails).toContainEqual(expect.stringContaining('An assistant was connected'))
    expect((await mails()).join()).not.toContain('evil.example')
  })

  it('[DOOR-4] an account has up to twenty assistants', async () => {
    for (let count = 0; count < 20; count++) {
      const asked = await askIn(app, person.browser)
      await asked.answer(allow)
    }
    const asked = await askIn(app, person.browser)
    const page = await asked.answer(allow)
    expect([page.status, page.html.includes('up to 20 assistants')]).toEqual([409, true])
    expect(await list()).toHaveLength(20)
  })
})

describe('an assistant’s tokens', () => {
  it('[DOOR-4] open the calls of their scopes, and never the account', async () => {
    const { accessToken } = await letIn(app, person.browser, { scopes: ['plan:read'] })
    expect(await readPlan(accessToken)).toBe(404)
    const narrow = await ask('POST', planPath, drawnPerson, accessToken)
    expect([narrow.status, narrow.body.scope]).toEqual([403, 'plan:write'])
    for (const [method, path] of [
      ['GET', userPath],
      ['GET', `${userPath}/export`],
      ['GET', assistantsPath],
      ['POST', '/api/tokens'],
      ['GET', '/api/subscription'],
    ] as const)
      expect([path, (await ask(method, path, undefined, accessToken)).status]).toEqual([path, 403])
    const me = await fetch(`${app.origin}/idp/me`, { headers: { authorization: `Bearer ${accessToken}` } })
    expect(me.status).toBe(401)
  })

  it('[DOOR-4] whatever scope is asked for, nothing of the account comes with it', async () => {
    const asked = await askIn(app, person.browser, {
      scope: 'openid profile email offline_access account:write',
    })
    const { body } = await askForTokens(app, codeGrant(asked, await asked.answer(allow)))
    expect(Object.keys(body).sort()).toEqual([
      'access_token',
      'expires_in',
      'refresh_token',
      'scope',
      'token_type',
    ])
    expect(body.scope).toBe('plan:read')
    const wider = await askForTokens(app, {
      ...{ grant_type: 'refresh_token', client_id: asked.clientId, refresh_token: body.refresh_token! },
      scope: 'plan:read plan:write',
    })
    expect([wider.status, wider.body.error]).toEqual([400, 'invalid_scope'])
  })

  it('[DOOR-4] a code works once, for its verifier, client, address and resource; used again, all ends', async () => {
    const open = async () => {
      const asked = await askIn(app, person.browser)
      return { asked, grant: codeGrant(asked, await asked.answer(allow)) }
    }
    const stranger = (await registerClient(app)).body.client_id!
    const wrong: Record<string, string>[] = [
      { code_verifier: 'a'.repeat(43) },
      { client_id: stranger },
      { redirect_uri: 'http://127.0.0.1:43211/callback' },
      { resource: `${app.origin}/api` },
    ]
    for (const changed of wrong) {
      const { grant } = await open()
      const { status, body } = await askForTokens(app, { ...grant, ...changed })
      expect([changed, status]).toEqual([changed, 400])
      expect(body.error).toMatch(/invalid_(grant|target)/)
    }
    const { grant } = await open()
    const { body } = await askForTokens(app, grant)
    expect(await readPlan(body.access_token!)).toBe(404)
    expect((await askForTokens(app, grant)).body.error).toBe('invalid_grant')
    expect(await readPlan(body.access_token!)).toBe(401)
    expect((await refreshOf(grant.client_id!, body.refresh_token!)).status).toBe(400)
  })

  it('[DOOR-4] are renewed in a line: one that was used before ends it', async () => {
    const { clientId, refreshToken } = await letIn(app, person.browser)
    const next = await refreshOf(clientId, refreshToken)
    expect(next.body.refresh_token).not.toBe(refreshToken)
    app.clock.advance({ minutes: 1 })
    expect((await refreshOf(clientId, refreshToken)).body.error).toBe('invalid_grant')
    expect((await refreshOf(clientId, next.body.refresh_token!)).body.error).toBe('invalid_grant')
    expect(await readPlan(next.body.access_token!)).toBe(401)
    expect(await list()).toEqual([])
  })

  it('[DOOR-4] are for assistants alone: neither kind of client gets the other’s', async () => {
    const asked = await askIn(app, person.browser, { parameters: { resource: `${app.origin}/api` } })
    expect(asked.page.url.searchParams.get('error')).toBe('invalid_target')
    const ours = { client_id: 'butterleaf-web', redirect_uri: `${app.origin}/callback` }
    const own = await askIn(app, person.browser, { clientId: 'butterleaf-web', parameters: ours })
    expect(own.page.url.searchParams.get('error')).toBe('invalid_target')
  })

  it('[DOOR-4] outlive the session in which they were given, and end with a new password', async () => {
    const { clientId, refreshToken, accessToken } = await letIn(app, person.browser)
    const here = await signIn(app.origin, person)
    expect((await ask('DELETE', '/api/user/sessions', undefined, here.accessToken)).status).toBe(204)
    expect(await readPlan(person.accessToken)).toBe(401)
    expect(await readPlan(accessToken)).toBe(404)
    const renewed = await refreshOf(clientId, refreshToken)
    expect(renewed.status).toBe(200)
    const password = 'radish and 9 leeks'
    expect((await ask('PATCH', `${userPath}/password`, { password }, here.accessToken)).status).toBe(204)
    expect(await readPlan(renewed.body.access_token!)).toBe(401)
    expect((await refreshOf(clientId, renewed.body.refresh_token!)).status).toBe(400)
    const { accessToken: next } = await signIn(app.origin, { ...person, password })
    expect(await list(next)).toEqual([])
  })

  it('[DOOR-4] end when the client gives them back', async () => {
    const { clientId, refreshToken, accessToken } = await letIn(app, person.browser)
    const body = new URLSearchParams({ client_id: clientId, token: refreshToken })
    expect((await fetch(`${app.origin}/idp/token/revocation`, { method: 'POST', body })).status).toBe(200)
    expect(await readPlan(accessToken)).toBe(401)
    expect(await list()).toEqual([])
  })

  it('[DOOR-4] of another person can’t be seen or ended', async () => {
    const stranger = await signUp(app.origin)
    const { accessToken } = await letIn(app, stranger.browser)
    const [theirs] = await list(stranger.accessToken)
    expect(await list()).toEqual([])
    expect((await ask('DELETE', `${assistantsPath}/${theirs.id}`)).status).toBe(404)
    expect(await readPlan(accessToken)).toBe(404)
  })

  it('[DOOR-4] [AUTH-6] are taken of an outside provider, by audience and scope, of any client', async () => {
    const elsewhere = await startTestApp({ environment: outsideProvider(app) })
    try {
      const resource = await (
        await fetch(`${elsewhere.origin}/.well-known/oauth-protected-resource/mcp`)
      ).json()
      expect(resource.authorization_servers).toEqual([`${app.origin}/idp`])
      const { accessToken } = await letIn(app, person.browser)
      // Made for the assistants of the other one.
      expect((await elsewhere.request('GET', planPath, { token: accessToken })).status).toBe(401)
      const sign = await signerOf(app)
      const askElsewhere = async (claims: object) => {
        const token = await sign({ ...decodeJwt(accessToken), aud: `${elsewhere.origin}/mcp`, ...claims })
        const [read, changed] = [
          await elsewhere.request('GET', planPath, { token }),
          await elsewhere.request('POST', planPath, { token, body: drawnPerson }),
        ]
        return [read.status, changed.status]
      }
      expect(await askElsewhere({ scope: 'openid plan:read' })).toEqual([404, 403])
      expect(await askElsewhere({ scope: undefined, scp: ['plan:write'] })).toEqual([403, 201])
      expect(
        await askElsewhere({ scope: 'openid', aud: [`${elsewhere.origin}/mcp`, `${app.origin}/api`] }),
      ).toEqual([403, 403])
      expect(await askElsewhere({ aud: 'https://elsewhere.example/mcp' })).toEqual([401, 401])
      const away = await elsewhere.request('GET', assistantsPath, { token: person.accessToken })
      expect([away.status, away.body.type]).toEqual([409, '/problems/sessions-elsewhere'])
    } finally {
      await elsewhere.close()
    }
  })
})

describe('registering a client', () => {
  it('[DOOR-4] takes addresses by https or of this device, and no other', async () => {
    const good = [
      'https://assistant.example/back?x=1',
      'http://localhost:1234/back',
      'http://[::1]:7/back',
      redirectUri,
    ]
    const { status, body } = await registerClient(app, { redirect_uris: good })
    expect([status, body.redirect_uris]).toEqual([201, good])
    const bad = [
      ...[
        'http://assistant.example/back',
        'javascript:alert(1)',
        'data:text/html,x',
        'myapp://back',
        'file:///etc',
      ],
      ...[
        'https://assistant.example/#x',
        'https://a:b@assistant.example/',
        'https://localhost/',
        'https://ä.example/',
      ],
      ...[
        'http://127.0.0.1.evil.example/',
        'https://x.example/ y',
        '',
        `https://x.example/${'a'.repeat(500)}`,
      ],
    ]
    for (const address of bad) {
      const refused = await registerClient(app, { redirect_uris: [redirectUri, address] })
      expect([address, refused.status, refused.body.error]).toEqual([address, 400, 'invalid_redirect_uri'])
    }
    const elsewhere = await askIn(app, person.browser, {
      parameters: { redirect_uri: 'https://evil.example/callback' },
    })
    expect([elsewhere.page.url.origin, elsewhere.page.status]).toEqual([app.origin, 400])
  })

  it('[DOOR-4] gives a public client of the code grant, whatever it asks for, and refuses what isn’t one', async () => {
    const wish = {
      token_endpoint_auth_method: 'client_secret_basic',
      grant_types: ['authorization_code', 'implicit', 'client_credentials'],
      jwks_uri: 'https://evil.example/keys',
      sector_identifier_uri: 'https://evil.example/sector',
      client_id: 'butterleaf-web',
      client_name: 'x'.repeat(5_000),
    }
    const { status, body } = await registerClient(app, wish)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      client_name: 'x'.repeat(60),
    })
    expect(body.client_id).not.toBe('butterleaf-web')
    expect(Object.keys(body).join()).not.toMatch(/secret|registration|_uri,|sector|jwks/)
    const unreadable = [{ redirect_uris: [] }, { redirect_uris: 'x' }, { grant_types: ['implicit'] }]
    for (const metadata of [...unreadable, { response_types: ['token'] }])
      expect((await registerClient(app, metadata)).body.error).toBe('invalid_client_metadata')
    const nonsense = await fetch(`${app.origin}/idp/register`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect([nonsense.status, (await nonsense.json()).error]).toEqual([400, 'invalid_client_metadata'])
    const token = { grant_type: 'client_credentials', client_id: body.client_id! }
    expect((await askForTokens(app, token)).status).toBe(400)
    for (const challenge of [{ code_challenge_method: 'plain' }, { code_challenge: '' }]) {
      const { page } = await askIn(app, person.browser, { clientId: body.client_id!, parameters: challenge })
      expect(page.url.searchParams.get('error')).toBe('invalid_request')
    }
  })

  it('[DOOR-4] a client that nobody lets in is forgotten after a week, and one that was let in stays', async () => {
    const { body } = await registerClient(app)
    const { clientId, refreshToken } = await letIn(app, person.browser)
    const page = async (id: string) => (await askIn(app, new TestBrowser(app.origin), { clientId: id })).page
    expect((await page(body.client_id!)).html).toContain('Everything is where you left it.')
    app.clock.advance({ days: 8 })
    expect((await page(body.client_id!)).status).toBe(400)
    await sweepIdentity(app.database.db, app.clock.now())
    const kept = await app.database.db
      .selectFrom('idp_records')
      .select('record_id')
      .where('kind', '=', 'Client')
      .execute()
    expect(kept.map(({ record_id }) => record_id)).toContain(clientId)
    expect(kept.map(({ record_id }) => record_id)).not.toContain(body.client_id)
    expect((await refreshOf(clientId, refreshToken)).status).toBe(200)
    app.clock.advance({ days: 31 })
    expect((await page(clientId)).status).toBe(200)
    expect((await refreshOf(clientId, refreshToken)).status).toBe(400)
  })

  it('[DOOR-4] a network registers sixty an hour', async () => {
    const own = await startTestApp()
    try {
      const answers = []
      for (let count = 0; count < 61; count++) answers.push(await registerClient(own))
      expect(answers.slice(0, 60).every(({ status }) => status === 201)).toBe(true)
      const last = answers.at(-1)
      expect([last?.status, last?.body.error]).toEqual([429, 'temporarily_unavailable'])
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
      const metrics = await (await fetch(`${own.origin}/metrics`)).text()
      expect(metrics).toContain('assistant_sign_ins_total{outcome="registered"} 60')
      expect(metrics).toContain('assistant_sign_ins_total{outcome="refused"} 1')
    } finally {
      await own.close()
    }
  })
})

it('[DOOR-4] [OPS-6] the export tells of assistants, and deleting the account ends them', async () => {
  const { accessToken, clientId, refreshToken } = await letIn(app, person.browser, { scopes: ['plan:read'] })
  const { body } = await ask('GET', `${userPath}/export`)
  const dates = { connected_at: expect.any(String), last_used_at: expect.any(String) }
  expect(body.assistants).toEqual([{ name: 'Kitchen talk', scopes: 'plan:read', ...dates }])
  expect((await ask('DELETE', userPath)).status).toBe(204)
  expect(await readPlan(accessToken)).toBe(401)
  expect((await refreshOf(clientId, refreshToken)).status).toBe(400)
})

/** Signs as the provider of this app does. */
async function signerOf({ database: { db } }: TestApp) {
  const stored = await db
    .selectFrom('idp_keys')
    .select(['key_id', 'secret'])
    .where('purpose', '=', 'signing')
    .execute()
  const key = JSON.parse(stored[0]!.secret)
  const privateKey = await importJWK(key, 'RS256')
  const header = { alg: 'RS256', typ: 'at+jwt', kid: key.kid ?? stored[0]!.key_id }
  return (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
}
