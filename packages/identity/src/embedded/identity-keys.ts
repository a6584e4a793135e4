import { randomBytes } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose'
import { addFirstSecret, findSecrets, rotateSecret } from './key-store.ts'

export interface IdentityKeys {
  /** Private keys that sign tokens, newest first: the first one signs, the others still verify. */
  signing: JWK[]
  /** Secrets that sign cookies, newest first. */
  cookies: string[]
  /** The public halves, to verify tokens without a request. */
  verify: ReturnType<typeof createLocalJWKSet>
}

/** Reads the keys, or makes them at the very first start. Processes that start at once end up with the same keys. */
export async function openIdentityKeys(db: Db, clock: Clock): Promise<IdentityKeys> {
  const [signingSecrets, cookies] = await Promise.all([
    openSecrets(db, clock, 'signing', async () => JSON.stringify(await makeSigningKey())),
    openSecrets(db, clock, 'cookie', async () => makeCookieSecret()),
  ])
  const signing = signingSecrets.map((secret) => JSON.parse(secret) as JWK)
  return { signing, cookies, verify: createLocalJWKSet({ keys: signing.map(publicHalf) }) }
}

/**
 * Adds a key of each purpose, which every process signs with from its next start. What the previous key signed stays valid;
 * older signatures don't.
 */
export async function rotateIdentityKeys(db: Db, clock: Clock): Promise<void> {
  const signing = JSON.stringify(await makeSigningKey())
  await rotateSecret(db, { purpose: 'signing', secret: signing, now: clock.now() })
  await rotateSecret(db, { purpose: 'cookie', secret: makeCookieSecret(), now: clock.now() })
}

async function openSecrets(
  db: Db,
  clock: Clock,
  purpose: string,
  make: () => Promise<string>,
): Promise<string[]> {
  const found = await findSecrets(db, purpose)
  if (found.length > 0) return found
  await addFirstSecret(db, { purpose, secret: await make(), now: clock.now() })
  return findSecrets(db, purpose)
}

/** RS256: a token is signed once and verified on every call, and RS256 verifies fastest. */
async function makeSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true, modulusLength: 2048 })
  const key = await exportJWK(privateKey)
  return { ...key, kid: await calculateJwkThumbprint(key), use: 'sig', alg: 'RS256' }
}

function makeCookieSecret(): string {
  return randomBytes(32).toString('base64url')
}

function publicHalf({ kty, n, e, kid, use, alg }: JWK): JWK {
  return { kty, n, e, kid, use, alg } as JWK
}
