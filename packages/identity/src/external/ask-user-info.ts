import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Profile, ProfileOwner } from '../identity-provider.ts'
import { profileOfClaims } from './profile-of-claims.ts'

type Claims = Readonly<Record<string, unknown>>
type VerifySigned = (signed: string) => Promise<Claims>

const patienceMs = 5_000

/** Asks an outside provider who the owner of an access token is; undefined where it doesn't say. */
export async function askUserInfo(
  address: string,
  { subject, accessToken }: ProfileOwner,
  verifySigned: VerifySigned,
): Promise<Profile | undefined> {
  const answer = await fetchAnswer(address, accessToken ?? '').catch(() => undefined)
  if (!answer || answer.status === 429 || answer.status >= 500) {
    const detail = 'The sign-in provider can’t be asked right now.'
    throw new AppError('unavailable', { detail, retryAfterSeconds: 5 })
  }
  // Some providers have no such call for tokens that are made for an API.
  if (answer.status !== 200) return undefined
  const claims = answer.isSigned ? await verifySigned(answer.text) : readClaims(answer.text)
  // [AUTH-6] OpenID Connect Core 5.3.2: an answer about another subject must not be used.
  return claims.sub === subject ? profileOfClaims(claims) : undefined
}

async function fetchAnswer(address: string, accessToken: string) {
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json, application/jwt' },
    // The token goes to the provider's own address only.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  const isSigned = response.headers.get('content-type')?.startsWith('application/jwt') ?? false
  return { status: response.status, isSigned, text: await response.text() }
}

/** What is no JSON object tells nothing. */
function readClaims(text: string): Claims {
  try {
    const claims: unknown = JSON.parse(text)
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}
