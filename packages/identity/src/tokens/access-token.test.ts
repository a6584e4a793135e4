import { AppError } from '@butterleaf/server-kit/http/app-error'
import { createLocalJWKSet, errors, exportJWK, generateKeyPair, type JWTVerifyGetKey, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { userIdOf } from '../user-id.ts'
import { verifyAccessToken } from './access-token.ts'

const pair = await generateKeyPair('ES256')
const publicKeys = createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), alg: 'ES256' }] })
const [issuer, audience, assistantsAudience] = ['https://id.example.org', 'api', 'assistants'] as const
const seconds = Date.parse('2026-11-29T08:00:00Z') / 1000

function verify(token: string, { at = seconds, keys = publicKeys as JWTVerifyGetKey } = {}) {
  const now = () => new Date(at * 1000)
  return verifyAccessToken(token, { issuer, audience, assistantsAudience, clientId: 'web', keys, now })
}

function tokenWith(claims: Record<string, unknown>, typ = 'at+jwt'): Promise<string> {
  const usual = { iss: issuer, aud: audience, sub: 'ann', exp: seconds + 600, client_id: 'web' }
  return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg: 'ES256', typ }).sign(pair.privateKey)
}
const callerWith = async (claims: Record<string, unknown>, typ?: string) =>
  verify(await tokenWith(claims, typ))

describe('an access token', () => {
  it('[AUTH-5] tells the caller, with the session, grant and moments that it states', async () => {
    const person = { subject: 'ann', userId: userIdOf(issuer, 'ann') }
    expect(await callerWith({ iat: 7, auth_time: 5, sid: 'session', gid: 'grant' })).toEqual({
      ...person,
      ...{ issuedAt: 7, signedInAt: 5, sessionId: 'session', grantId: 'grant' },
    })
    expect(await callerWith({ auth_time: '5', sid: 7, gid: {} })).toEqual(person)
  })

  it('[AUTH-5] without a subject or an end is none, and one that has ended has five seconds for clocks that differ', async () => {
    expect(await callerWith({ sub: undefined })).toBeUndefined()
    expect(await callerWith({ exp: undefined })).toBeUndefined()
    const token = await tokenWith({ exp: seconds })
    expect(await verify(token, { at: seconds + 4 })).toBeDefined()
    expect(await verify(token, { at: seconds + 5 })).toBeUndefined()
  })

  it.each(['nonce', 'at_hash', 'c_hash', 's_hash'])(
    '[AUTH-5] with the %s of an id token is one only where its type says so',
    async (claim) => {
      for (const typ of ['at+jwt', 'AT+JWT', 'application/at+jwt'])
        expect(await callerWith({ [claim]: 'x' }, typ)).toBeDefined()
      for (const typ of ['JWT', 'at+jwt;x', 'text/at+jwt', 'not at+jwt', ''])
        expect(await callerWith({ [claim]: 'x' }, typ)).toBeUndefined()
    },
  )

  it('[AUTH-6] of a provider that gives none of these types is one as well', async () => {
    expect(await callerWith({}, 'JWT')).toBeDefined()
  })

  it('[AUTH-6] without a client is ours; of another client it opens nothing, under either name', async () => {
    expect(await callerWith({ client_id: undefined })).not.toHaveProperty('scopes')
    expect(await callerWith({ azp: 'web' })).toBeDefined()
    expect(await callerWith({ client_id: 'other' })).toBeUndefined()
    expect(await callerWith({ azp: 'other' })).toBeUndefined()
    expect(await callerWith({ aud: 'other' })).toBeUndefined()
  })

  it('[DOOR-4] for assistants opens what its scopes say, whatever their form, and nothing without one', async () => {
    const scopesOf = async (claims: Record<string, unknown>) =>
      (await callerWith({ aud: assistantsAudience, client_id: 'any', ...claims }))?.scopes
    expect(await scopesOf({ scope: 'list:write plan:read openid' })).toEqual(['plan:read', 'list:write'])
    expect(await scopesOf({ scp: ['plan:read', 'tracker:write'] })).toEqual(['plan:read', 'tracker:write'])
    expect(await scopesOf({ scope: 'plan:read', scp: ['plan:write'] })).toEqual(['plan:read'])
    expect(await scopesOf({})).toEqual([])
  })

  it('[DOOR-4] for both of us and assistants has no limits for our own client alone', async () => {
    const aud = [assistantsAudience, audience]
    expect(await callerWith({ aud })).not.toHaveProperty('scopes')
    expect(await callerWith({ aud, client_id: 'other', scope: 'plan:read' })).toMatchObject({
      scopes: ['plan:read'],
    })
  })

  it('[OPS-4] can’t be judged while the keys can’t be had, which is not the token’s fault', async () => {
    const token = await tokenWith({})
    const failing = (error: unknown) => async () => Promise.reject(error)
    for (const error of [
      new errors.JWKSTimeout(),
      new errors.JOSEError('Expected 200 OK'),
      new TypeError('fetch failed'),
      'away',
    ]) {
      const refusal = await verify(token, { keys: failing(error) }).catch((thrown: unknown) => thrown)
      expect(refusal).toBeInstanceOf(AppError)
      expect(refusal).toMatchObject({
        ...{ kind: 'unavailable', retryAfterSeconds: 5 },
        message: 'Sign-in can’t be checked right now.',
      })
    }
    expect(await verify(token, { keys: failing(new errors.JWKSNoMatchingKey()) })).toBeUndefined()
    expect(await verify('no token')).toBeUndefined()
  })
})
