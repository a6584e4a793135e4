import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { refresh, type SignedIn, signIn, signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { ownPerson, planPath } from '@butterleaf/testing/test-plan'
import { makeToken, tokensPath } from '@butterleaf/testing/test-tokens'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '#capabilities/retention/operations.ts'

let app: TestApp
let person: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
beforeEach(async () => {
  person = await signUp(app.origin)
})
afterAll(() => app?.close())

const ask = (method: string, path: string, body?: object, token = person.accessToken) =>
  app.request(method, path, { token, ...(body && { body }) })
const list = async () => (await ask('GET', tokensPath)).body
const readPlan = (token: string) => ask('GET', planPath, undefined, token)
const faultOf = async (body: object) => {
  const answer = await ask('POST', tokensPath, { name: 'x', scopes: ['plan:read'], ...body })
  return [answer.status, answer.body.errors?.[0]?.field]
}

describe('a personal token', () => {
  it('[DOOR-1] is told once, stored as a hash, and opens the calls of its scopes', async () => {
    const made = await ask('POST', tokensPath, { name: ' My  script ', scopes: ['plan:write', 'plan:read'] })
    expect(made.status).toBe(201)
    expect(made.headers.get('cache-control')).toBe('no-store')
    const { id, token } = made.body
    expect(token).toMatch(/^butterleaf_pat_[\w-]{43}$/)
    expect((await ask('POST', planPath, ownPerson, token)).status).toBe(201)
    expect((await readPlan(token)).body).toEqual((await readPlan(person.accessToken)).body)
    expect(await list()).toEqual([
      {
        ...{ id, name: 'My script', scopes: ['plan:read', 'plan:write'], expiresAt: null },
        ...{ createdAt: expect.any(String), lastUsedAt: expect.any(String) },
      },
    ])
    const rows = JSON.stringify(await app.database.db.selectFrom('personal_tokens').selectAll().execute())
    expect(rows).toContain(id)
    expect(rows).not.toContain(token.slice(-43))
  })

  it('[DOOR-1] that is too narrow is told what is missing, in the problem and in its header', async () => {
    const { token } = await makeToken(app, person.accessToken, { scopes: ['list:write'] })
    const { status, body, headers } = await readPlan(token)
    expect([status, body.type, body.scope]).toEqual([403, '/problems/scope-missing', 'plan:read'])
    expect(body.detail).toContain('plan:read')
    expect(headers.get('www-authenticate')).toBe('Bearer error="insufficient_scope", scope="plan:read"')
  })

  it('[DOOR-1] makes no token, reads no account, changes no password and exports nothing', async () => {
    const { token } = await makeToken(app, person.accessToken)
    const closed = [
      ['POST', tokensPath, { name: 'x', scopes: ['plan:read'] }],
      ['GET', tokensPath],
      ['GET', userPath],
      ['GET', `${userPath}/export`],
      ['DELETE', userPath],
      ['PATCH', `${userPath}/password`, { password: 'radish and 9 leeks' }],
      ['GET', '/api/subscription'],
    ] as const
    for (const [method, path, body] of closed) {
      const answer = await ask(method, path, body, token)
      expect([path, answer.status, answer.body.type]).toEqual([path, 403, '/problems/closed-to-tokens'])
    }
    expect(await list()).toHaveLength(1)
  })

  it('[DOOR-1] is refused from the moment it is revoked, and one that was never made is refused alike', async () => {
    const { id, token } = await makeToken(app, person.accessToken)
    expect((await readPlan(token)).status).toBe(404)
    expect((await ask('DELETE', `${tokensPath}/${id}`)).status).toBe(204)
    for (const gone of [token, `butterleaf_pat_${'a'.repeat(43)}`, 'butterleaf_pat_x']) {
      const { status, headers } = await readPlan(gone)
      expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"'])
    }
    expect((await ask('DELETE', `${tokensPath}/${id}`)).status).toBe(404)
    expect(await list()).toEqual([])
  })

  it('[DOOR-1] ends when it expires, is listed for a month more, and then forgotten', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 60_000).toISOString()
    const { token } = await makeToken(app, person.accessToken, { expiresAt })
    expect((await readPlan(token)).status).toBe(404)
    app.clock.advance({ minutes: 1 })
    expect((await readPlan(token)).status).toBe(401)
    await deleteExpired(app.context)
    const rows = () =>
      app.database.db.selectFrom('personal_tokens').select('name').where('expires_at', '=', expiresAt)
    expect(await rows().execute()).toHaveLength(1)
    app.clock.advance({ days: 31 })
    await signUp(app.origin)
    await deleteExpired(app.context)
    expect(await rows().execute()).toEqual([])
  })

  it('[DOOR-1] ends with a changed password, also where somebody else changed it', async () => {
    const { token } = await makeToken(app, person.accessToken)
    expect((await readPlan(token)).status).toBe(404)
    const password = 'radish and 9 leeks'
    expect((await ask('PATCH', `${userPath}/password`, { password })).status).toBe(204)
    expect((await readPlan(token)).status).toBe(401)
    const { accessToken } = await signIn(app.origin, { ...person, password })
    expect((await ask('GET', tokensPath, undefined, accessToken)).body).toEqual([])
    const next = await makeToken(app, accessToken)
    expect((await readPlan(next.token)).status).toBe(404)
  })

  it('[DOOR-1] of another person can’t be revoked or seen', async () => {
    const stranger = await signUp(app.origin)
    const { id } = await makeToken(app, stranger.accessToken)
    expect((await ask('DELETE', `${tokensPath}/${id}`)).status).toBe(404)
    expect(await list()).toEqual([])
    expect((await ask('GET', tokensPath, undefined, stranger.accessToken)).body).toHaveLength(1)
  })

  it('[DOOR-1] its last use is told to about five minutes', async () => {
    const { token } = await makeToken(app, person.accessToken)
    const lastUse = async () => {
      await readPlan(token)
      const { last_used_at } = await app.database.db
        .selectFrom('personal_tokens')
        .select('last_used_at')
        .where('subject', '=', person.claims.sub)
        .executeTakeFirstOrThrow()
      return last_used_at
    }
    const first = await lastUse()
    app.clock.advance({ minutes: 4 })
    expect(await lastUse()).toBe(first)
    app.clock.advance({ minutes: 2 })
    expect(Date.parse((await lastUse()) ?? '') - Date.parse(first ?? '')).toBeGreaterThanOrEqual(6 * 60_000)
  })

  it('[DOOR-1] its owner gets a mail that holds no word that was typed', async () => {
    await makeToken(app, person.accessToken, { name: 'Visit evil.example' })
    const mails = async () => (await app.mails()).filter((mail) => mail.includes(person.email))
    await expect.poll(mails).toContainEqual(expect.stringContaining('A personal token was made'))
    expect((await mails()).join()).not.toContain('evil.example')
  })
})

describe('making one', () => {
  it('[DOOR-1] needs a recent sign-in; revoking doesn’t', async () => {
    const { id } = await makeToken(app, person.accessToken)
    app.clock.advance({ minutes: 11 })
    const { access_token: old } = await refresh(app.origin, person.refreshToken)
    const refused = await ask('POST', tokensPath, { name: 'x', scopes: ['plan:read'] }, old)
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/sign-in-again'])
    expect((await ask('DELETE', `${tokensPath}/${id}`, undefined, old)).status).toBe(204)
  })

  it('[DOOR-1] [API-3] a wrong name, scope or expiry is refused at its field', async () => {
    expect(await faultOf({ name: '   ' })).toEqual([400, 'name'])
    expect(await faultOf({ name: 'x'.repeat(61) })).toEqual([400, 'name'])
    expect(await faultOf({ scopes: [] })).toEqual([400, 'scopes'])
    expect(await faultOf({ scopes: ['billing'] })).toEqual([400, 'scopes.0'])
    expect(await faultOf({ expiresAt: '2020-01-01T00:00:00.000Z' })).toEqual([400, 'expiresAt'])
    expect(await faultOf({ expiresAt: 'tomorrow' })).toEqual([400, 'expiresAt'])
  })

  it('[DOOR-1] an account has twenty at most, also when many are made at once', async () => {
    const make = () => ask('POST', tokensPath, { name: 'x', scopes: ['plan:read'] })
    const answers = await Promise.all(Array.from({ length: 24 }, make))
    const made = answers.filter(({ status }) => status === 201)
    for (const { status } of answers) expect([201, 409]).toContain(status)
    expect(await list()).toHaveLength(made.length)
    while ((await list()).length < 20) expect((await make()).status).toBe(201)
    const { status, body } = await make()
    expect([status, body.detail]).toEqual([409, 'An account has up to 20 tokens. Revoke one first.'])
  })
})

it('[DOOR-1] [OPS-6] the export tells of a token all but what opens the account', async () => {
  await makeToken(app, person.accessToken, { name: 'My script', scopes: ['plan:read'] })
  const { body } = await ask('GET', `${userPath}/export`)
  expect(body.data.personal_tokens).toMatchObject([
    { name: 'My script', scopes: 'plan:read', expires_at: null },
  ])
  expect(JSON.stringify(body.data.personal_tokens)).not.toContain('hash')
})

it('[DOOR-1] [AUTH-6] tokens work where an outside provider keeps the account', async () => {
  const elsewhere = await startTestApp({ environment: outsideProvider(app) })
  const { token } = await makeToken(elsewhere, person.accessToken)
  expect((await elsewhere.request('GET', planPath, { token })).status).toBe(404)
  await elsewhere.close()
})

it('[DOOR-1] all tokens of a person share a limit that leaves the person’s own alone', async () => {
  const strict = await startTestApp({ environment: { REQUESTS_PER_MINUTE: '120' } })
  try {
    const { accessToken } = await signUp(strict.origin)
    const tokens = [
      await makeToken(strict, accessToken),
      await makeToken(strict, accessToken, { name: 'Other' }),
    ]
    const statuses = []
    for (let turn = 0; turn < 26; turn++) {
      const { token } = tokens[turn % 2]!
      statuses.push((await strict.request('GET', planPath, { token })).status)
    }
    expect(statuses.slice(0, 24)).toEqual(Array(24).fill(404))
    expect(statuses.slice(24)).toEqual([429, 429])
    expect((await strict.request('GET', planPath, { token: accessToken })).status).toBe(404)
  } finally {
    await strict.close()
  }
})
