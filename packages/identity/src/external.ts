import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import type { IdentityConfig } from './identity-config.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { verifyAccessToken } from './tokens/access-token.ts'
import { cacheCallers } from './tokens/cache-callers.ts'
import { openTokenEndings } from './tokens/ended-tokens.ts'

type External = Extract<IdentityConfig, { kind: 'external' }>

/** [AUTH-6] Any OpenID Connect provider, configured by its issuer alone. */
export function externalIdentity(
  { kind: _kind, ...settings }: External,
  { db, clock }: { db: Db; clock: Clock },
): IdentityProvider {
  const { issuer, audience } = settings
  const keys = remoteKeys(issuer)
  const endings = openTokenEndings(db, clock, ({ issuedAt }) => issuedAt)
  const expected = {
    issuer,
    audience,
    keys: async (...asked: Parameters<JWTVerifyGetKey>) => (await keys())(...asked),
    now: clock.now,
  }
  return {
    settings,
    verifyAccessToken: endings.refusing(cacheCallers((token) => verifyAccessToken(token, expected), clock)),
    findProfile: async () => undefined,
    endTokens: (userId) => endings.end(userId),
  }
}

/** The provider's keys, read from its discovery document when first needed, and again after a failure. */
function remoteKeys(issuer: string): () => Promise<JWTVerifyGetKey> {
  let found: Promise<JWTVerifyGetKey> | undefined
  return () => {
    found ??= discoverKeys(issuer).catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { signal: AbortSignal.timeout(5_000) })
  const document = (await response.json()) as { issuer?: string; jwks_uri?: string }
  if (document.issuer !== issuer || !document.jwks_uri) {
    throw new Error(`${address} does not describe the issuer it stands at`)
  }
  return createRemoteJWKSet(new URL(document.jwks_uri), { timeoutDuration: 5_000 })
}
