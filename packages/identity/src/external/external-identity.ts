import { fullNameMaxLength, isPlainName, normaliseName } from '@butterleaf/domain/account/person-name'
import type { Db } from '@butterleaf/server-kit/database/database'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { z } from 'zod'
import type { IdentityConfig } from '../identity-config.ts'
import type { IdentityProvider, Profile, ProfileOwner } from '../identity-provider.ts'
import { signatureAlgorithms, verifyAccessToken } from '../tokens/access-token.ts'
import { cacheCallers } from '../tokens/cache-callers.ts'
import { openTokenEndings } from '../tokens/ended-tokens.ts'
import { type DiscoveredProvider, discoverProvider } from './discover-provider.ts'

type External = Extract<IdentityConfig, { kind: 'external' }>

/** [AUTH-6] Any OpenID Connect provider, configured by its issuer alone. */
export async function externalIdentity(
  { kind: _kind, assistantsAudience, ...settings }: External,
  { db, clock }: { db: Db; clock: Clock },
): Promise<IdentityProvider> {
  const { issuer, audience, clientId } = settings
  const provider = discoverProvider(settings, clock)
  // [OPS-4] Pages need its addresses, so it is asked before the first; we start without it too, and ask again.
  await provider.read().catch(() => undefined)
  const keys = keysOf(provider)
  const endings = openTokenEndings(db, clock, ({ issuedAt }) => issuedAt)
  const expected = { issuer, audience, assistantsAudience, clientId, keys, now: clock.now }
  return {
    settings,
    pageOpenings: provider.pageOpenings,
    verifyAccessToken: endings.refusing(cacheCallers((token) => verifyAccessToken(token, expected), clock)),
    findProfile: cacheProfiles((owner) => findProfile(provider, owner, { issuer, clientId, keys }), clock),
    endTokens: (userId) => endings.end(userId),
  }
}

async function findProfile(
  provider: DiscoveredProvider,
  owner: ProfileOwner,
  { issuer, clientId, keys }: { issuer: string; clientId: string; keys: JWTVerifyGetKey },
): Promise<Profile | undefined> {
  const { userinfo_endpoint: address } = await provider.read()
  if (!address || owner.accessToken === undefined) return undefined
  return askUserInfo(address, owner, async (signed) => {
    const expected = { issuer, audience: clientId, algorithms: signatureAlgorithms }
    return (await jwtVerify(signed, keys, expected)).payload
  })
}

/** The provider's keys, from where its discovery document says. */
function keysOf(provider: DiscoveredProvider): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined
  return async (...asked) => {
    const { jwks_uri: address } = await provider.read()
    keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000 })
    return keys(...asked)
  }
}

type Claims = Readonly<Record<string, unknown>>
type VerifySigned = (signed: string) => Promise<Claims>

const patienceMs = 5_000

/** Asks an outside provider who the owner of an access token is; undefined where it doesn't say. */
async function askUserInfo(
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

/** An answer that isn't a JSON object is ignored. */
function readClaims(text: string): Claims {
  try {
    const claims: unknown = JSON.parse(text)
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

const email = z.email().max(254)

/** A provider may let people type any name: one that is no plain line is left out, since mails and documents show it. */
function profileOfClaims(claims: Record<string, unknown>): Profile | undefined {
  const address = email.safeParse(claims.email)
  if (!address.success) return undefined
  return {
    email: address.data,
    emailVerified: claims.email_verified === true,
    givenName: nameIn(claims.given_name) || nameIn(claims.name),
    familyName: nameIn(claims.given_name) && nameIn(claims.family_name),
  }
}

function nameIn(claim: unknown): string {
  if (typeof claim !== 'string') return ''
  const name = normaliseName(claim)
  return isPlainName(name, fullNameMaxLength) ? name : ''
}

type Find = (owner: ProfileOwner) => Promise<Profile | undefined>

const mostKept = 10_000
/** Every screen of the settings shows the name, and it seldom changes. */
const keptMs = 60_000

/** Remembers for a minute what an outside provider said of a person. A failure isn't remembered. */
function cacheProfiles(find: Find, clock: Clock): Find {
  const kept = new BoundedMap<{ profile: Profile | undefined; fromMs: number }>(mostKept)
  return async (owner) => {
    const nowMs = clock.now().getTime()
    const known = kept.get(owner.subject)
    if (known && known.fromMs <= nowMs && nowMs < known.fromMs + keptMs) return known.profile
    const profile = await find(owner)
    kept.set(owner.subject, { profile, fromMs: nowMs })
    return profile
  }
}
