import { refresh, type SignedIn, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let app: TestApp
let person: SignedIn

beforeAll(async () => {
  app = await startTestApp()
})

beforeEach(async () => {
  person = await signUp(app.origin)
})

afterAll(() => app.close())

describe('what the API takes for a token', () => {
  test('[AUTH-5] nothing, nonsense and an id token get 401', async () => {
    for (const token of [
      undefined,
      'nonsense',
      person.idToken,
      person.refreshToken,
      `${person.accessToken}x`,
    ]) {
      await expectRefused(token)
    }
  })

  test('[AUTH-5] a token signed with any other key, or with none, gets 401', async () => {
    const claims = claimsOf(person.accessToken)
    const header = headerOf(person.accessToken)
    const { privateKey } = await generateKeyPair('RS256')
    await expectRefused(
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey),
    )
    await expectRefused(`${encoded({ ...header, alg: 'none' })}.${encoded(claims)}.`)
    const [, payload, signature] = person.accessToken.split('.')
    await expectRefused(`${encoded({ ...header, alg: 'none' })}.${payload}.${signature}`)
    await expectRefused(`${encoded(header)}.${encoded({ ...claims, sub: 'someone' })}.${signature}`)
  })

  test('[AUTH-5] a token signed with the public key as a shared secret gets 401', async () => {
    const { keys } = (await (await fetch(`${app.origin}/idp/jwks`)).json()) as {
      keys: Record<string, string>[]
    }
    const [key] = keys
    const publicKey = (await importJWK({ ...key, ext: true }, 'RS256')) as CryptoKey
    const pem = new TextEncoder().encode(await exportSPKI(publicKey))
    const header = { ...headerOf(person.accessToken), alg: 'HS256' }
    await expectRefused(await new SignJWT(claimsOf(person.accessToken)).setProtectedHeader(header).sign(pem))
    expect(Object.keys(key ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  })

  test('[AUTH-5] a token for another audience or from another issuer gets 401', async () => {
    const ours = await signingKey()
    const header = { ...headerOf(person.accessToken), alg: 'RS256' }
    const claims = claimsOf(person.accessToken)
    const sign = (changed: JWTPayload) =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader(header).sign(ours)
    expect((await askAs(await sign({}))).status).toBe(200)
    await expectRefused(await sign({ aud: 'https://elsewhere.example/api' }))
    await expectRefused(await sign({ aud: 'butterleaf-web' }))
    await expectRefused(await sign({ iss: 'https://elsewhere.example' }))
    await expectRefused(await sign({ exp: Number(claims.exp) - 3_600 }))
  })

  test.each(['nonce', 'at_hash', 'c_hash', 's_hash'])(
    '[AUTH-5] a token whose %s marks it as an id token gets 401',
    async (claim) => {
      const claims = claimsOf(person.accessToken)
      const { kid } = headerOf(person.accessToken)
      const sign = async (header: object, changed: JWTPayload) =>
        new SignJWT({ ...claims, ...changed })
          .setProtectedHeader({ alg: 'RS256', ...(kid ? { kid: String(kid) } : {}), ...header })
          .sign(await signingKey())
      expect((await askAs(await sign({ typ: 'JWT' }, {}))).status).toBe(200)
      await expectRefused(await sign({ typ: 'JWT' }, { [claim]: 'x' }))
      await expectRefused(await sign({}, { [claim]: 'x' }))
      expect((await askAs(await sign({ typ: 'at+jwt' }, { [claim]: 'x' }))).status).toBe(200)
      expect((await askAs(await sign({ typ: 'application/at+jwt' }, { [claim]: 'x' }))).status).toBe(200)
    },
  )

  test('[AUTH-5] a token ends after ten minutes, and a renewed one is good', async () => {
    expect((await askAs(person.accessToken)).status).toBe(200)
    app.clock.advance({ minutes: 11 })
    await expectRefused(person.accessToken)
    const renewed = await refresh(app.origin, person.refreshToken)
    expect((await askAs(renewed.access_token)).status).toBe(200)
  })
})

describe('refresh tokens', () => {
  test('[AUTH-5] change with every use, and using an old one ends them all', async () => {
    const renewed = await refresh(app.origin, person.refreshToken)
    expect(renewed.refresh_token).not.toBe(person.refreshToken)
    const again = await refresh(app.origin, renewed.refresh_token ?? '')
    await expect(refresh(app.origin, person.refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(refresh(app.origin, again.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    const back = await signIn(app.origin, person, { browser: person.browser, parameters: { prompt: 'none' } })
    expect(back.claims.sub).toBe(person.claims.sub)
  })

  test('[AUTH-5] of two uses at once one wins, the other gets its token, and a third use ends the family', async () => {
    const uses = await Promise.all([
      refresh(app.origin, person.refreshToken),
      refresh(app.origin, person.refreshToken),
    ])
    const [token, ...others] = new Set(uses.map((use) => use.refresh_token ?? ''))
    expect(others).toEqual([])
    for (const { access_token } of uses) expect((await askAs(access_token)).status).toBe(200)
    const next = await refresh(app.origin, token ?? '')
    await expectInvalid(person.refreshToken)
    await expectInvalid(next.refresh_token)
  })

  test('[AUTH-5] a second use after the new token was used ends the access tokens of the family', async () => {
    const renewed = await refresh(app.origin, person.refreshToken)
    const next = await refresh(app.origin, renewed.refresh_token ?? '')
    expect((await askAs(next.access_token)).status).toBe(200)
    await expectInvalid(person.refreshToken)
    await expectRefused(next.access_token)
  })

  test('[AUTH-5] a use that isn’t repeated within ten seconds ends the family', async () => {
    const renewed = await refresh(app.origin, person.refreshToken)
    app.clock.advance({ seconds: 9 })
    const repeated = await refresh(app.origin, person.refreshToken)
    expect(repeated.refresh_token).toBe(renewed.refresh_token)
    app.clock.advance({ seconds: 2 })
    await expectInvalid(person.refreshToken)
    await expectInvalid(renewed.refresh_token)
  })

  test('[AUTH-5] [OPS-4] a renewal that can’t be stored costs no token', async () => {
    const allowNewTokens = await refuseNewTokens(person.refreshToken)
    await expect(refresh(app.origin, person.refreshToken)).rejects.toThrow()
    await allowNewTokens()
    // Later than any repeat: the token was never used.
    app.clock.advance({ minutes: 1 })
    const renewed = await refresh(app.origin, person.refreshToken)
    expect((await askAs(renewed.access_token)).status).toBe(200)
  })

  test('[AUTH-5] end after fourteen days, and when their owner revokes them', async () => {
    const body = new URLSearchParams({ client_id: 'butterleaf-web', token: person.refreshToken })
    const revoked = await fetch(`${app.origin}/idp/token/revocation`, { method: 'POST', body })
    expect(revoked.status).toBe(200)
    await expect(refresh(app.origin, person.refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' })
    const other = await signUp(app.origin)
    app.clock.advance({ days: 15 })
    await expect(refresh(app.origin, other.refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' })
  })
})

describe('authorization codes', () => {
  test('[AUTH-2] of two redemptions of one code at once exactly one wins', async () => {
    const started = await startSignIn(app.origin)
    const end = await started.submit({ email: person.email, password: person.password })
    const redeemed = await Promise.allSettled([started.redeem(end.url), started.redeem(end.url)])
    expect(redeemed.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  })

  test('[AUTH-2] using a code again ends what it gave out', async () => {
    const started = await startSignIn(app.origin)
    const end = await started.submit({ email: person.email, password: person.password })
    const tokens = await started.redeem(end.url)
    await expect(started.redeem(end.url)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(refresh(app.origin, tokens.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('[AUTH-2] [AUTH-5] an access token ends when its code is used again, and the session doesn’t', async () => {
    const started = await startSignIn(app.origin)
    const end = await started.submit({ email: person.email, password: person.password })
    const { access_token: token } = await started.redeem(end.url)
    expect((await askAs(token)).status).toBe(200)
    await expect(started.redeem(end.url)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expectRefused(token)
    const back = await signIn(app.origin, person, {
      browser: started.browser,
      parameters: { prompt: 'none' },
    })
    expect((await askAs(back.accessToken)).status).toBe(200)
    expect((await askAs(person.accessToken)).status).toBe(200)
  })
})

describe('the user-info call', () => {
  test('[AUTH-6] tells a token’s holder the claims of the id token', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await userInfo(person.accessToken, method)
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ sub: person.claims.sub, email: person.email })
    }
    const refused = await userInfo(person.idToken, 'GET')
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toContain('invalid_token')
  })
})

function userInfo(token: string, method: string): Promise<Response> {
  return fetch(`${app.origin}/idp/me`, { method, headers: { authorization: `Bearer ${token}` } })
}

/** As a disk that is full: a second token in the family breaks an index. */
async function refuseNewTokens(refreshToken: string): Promise<() => Promise<unknown>> {
  const { db } = app.database
  const { grant_id } = await db
    .selectFrom('idp_records')
    .select('grant_id')
    .where('record_id', '=', refreshToken)
    .executeTakeFirstOrThrow()
  await db.schema
    .createIndex('one_token')
    .on('idp_records')
    .columns(['kind', 'grant_id'])
    .unique()
    .where('grant_id', '=', grant_id)
    .execute()
  return () => db.schema.dropIndex('one_token').execute()
}

async function expectInvalid(refreshToken: string | undefined): Promise<void> {
  const refused = refresh(app.origin, refreshToken ?? '')
  await expect(refused).rejects.toMatchObject({ error: 'invalid_grant' })
}

function askAs(token: string | undefined) {
  return app.request('GET', '/api/user', token === undefined ? {} : { token })
}

async function expectRefused(token: string | undefined): Promise<void> {
  const { status, headers, body } = await askAs(token)
  expect(status).toBe(401)
  expect(headers.get('content-type')).toContain('application/problem+json')
  expect(body).toMatchObject({ type: '/problems/unauthenticated' })
}

function claimsOf(token: string): JWTPayload {
  return decoded(token.split('.')[1])
}

function headerOf(token: string): Record<string, string> {
  return decoded(token.split('.')[0])
}

function decoded(part: string | undefined) {
  return JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

async function signingKey(): Promise<CryptoKey> {
  const { secret } = await app.database.db
    .selectFrom('idp_keys')
    .select('secret')
    .where('purpose', '=', 'signing')
    .executeTakeFirstOrThrow()
  return (await importJWK(JSON.parse(secret), 'RS256')) as CryptoKey
}
