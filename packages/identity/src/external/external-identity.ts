import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { IdentityConfig } from '../identity-config.ts'
import type { IdentityProvider, Profile, ProfileOwner } from '../identity-provider.ts'
import { signatureAlgorithms, verifyAccessToken } from '../tokens/access-token.ts'
import { cacheCallers } from '../tokens/cache-callers.ts'
import { openTokenEndings } from '../tokens/ended-tokens.ts'
import { askUserInfo } from './ask-user-info.ts'
import { cacheProfiles } from './cache-profiles.ts'
import { type DiscoveredProvider, discoverProvider } from './discover-provider.ts'

type External = Extract<IdentityConfig, { kind: 'external' }>

/** [AUTH-6] Any OpenID Connect provider, configured by its issuer alone. */
export async function externalIdentity(
  { kind: _kind, ...settings }: External,
  { db, clock }: { db: Db; clock: Clock },
): Promise<IdentityProvider> {
  const { issuer, audience, clientId } = settings
  const provider = discoverProvider(settings, clock)
  // [OPS-4] Pages need its addresses, so it is asked before the first; we start without it too, and ask again.
  await provider.read().catch(() => undefined)
  const keys = keysOf(provider)
  const endings = openTokenEndings(db, clock, ({ issuedAt }) => issuedAt)
  const expected = { issuer, audience, clientId, keys, now: clock.now }
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
