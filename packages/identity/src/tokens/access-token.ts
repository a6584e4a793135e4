import { readTokenScopes, type TokenScope } from '@butterleaf/domain/personal-tokens/token-scopes'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Caller } from '@butterleaf/server-kit/http/caller'
import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { userIdOf } from '../user-id.ts'

interface Expectation {
  issuer: string
  audience: string
  assistantsAudience: string
  /** The client that tokens for the first audience must be made for, where they say so. */
  clientId: string
  keys: JWTVerifyGetKey
  now: () => Date
}

/** Asymmetric signatures only: `none` and shared secrets never pass, whatever a token's header says. */
export const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

/** Claims that mark an id token; some providers sign both kinds with one key and give them one audience. */
const idTokenClaims = ['nonce', 'at_hash', 'c_hash', 's_hash']

/** Claims that name the client: an API's audience may be shared by clients that people trust with less. */
const clientClaims = ['client_id', 'azp']

export async function verifyAccessToken(token: string, expected: Expectation): Promise<Caller | undefined> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, expected.keys, {
      issuer: expected.issuer,
      audience: [expected.audience, expected.assistantsAudience],
      algorithms: signatureAlgorithms,
      requiredClaims: ['sub', 'exp'],
      currentDate: expected.now(),
      clockTolerance: 5,
    })
    const isMarkedAccessToken = /^(application\/)?at\+jwt$/i.test(protectedHeader.typ ?? '')
    if (!isMarkedAccessToken && idTokenClaims.some((claim) => claim in payload)) return undefined
    const limits = limitsOf(payload, expected)
    if (!limits) return undefined
    const subject = payload.sub as string
    return {
      subject,
      userId: userIdOf(expected.issuer, subject),
      issuedAt: payload.iat,
      signedInAt: typeof payload.auth_time === 'number' ? payload.auth_time : undefined,
      sessionId: typeof payload.sid === 'string' ? payload.sid : undefined,
      grantId: typeof payload.gid === 'string' ? payload.gid : undefined,
      ...limits,
    }
  } catch (error) {
    if (isFaultOfToken(error)) return undefined
    throw new AppError('unavailable', { detail: 'Sign-in can’t be checked right now.', retryAfterSeconds: 5 })
  }
}

/**
 * A token for the API that our own client got has no limits. One for assistants may be any client's (RFC 8707): it opens what
 * its scopes say, and nothing without one. Undefined for any other.
 */
function limitsOf(
  payload: JWTPayload,
  { audience, assistantsAudience, clientId }: Expectation,
): { scopes?: readonly TokenScope[] } | undefined {
  const audiences = [payload.aud].flat()
  const isOurClients = clientClaims.every((claim) => !(claim in payload) || payload[claim] === clientId)
  if (audiences.includes(audience) && isOurClients) return {}
  return audiences.includes(assistantsAudience) ? { scopes: readTokenScopes(scopeIn(payload)) } : undefined
}

/** RFC 9068 has one text; some providers have a list, under a name of their own. */
function scopeIn({ scope, scp }: JWTPayload): string {
  return [scope ?? scp].flat().join(' ')
}

/** Failing to fetch the keys is the server's problem, not a bad token. */
const faultsOfProvider = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC']

function isFaultOfToken(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code.startsWith('ERR_J') && !faultsOfProvider.includes(code)
}
