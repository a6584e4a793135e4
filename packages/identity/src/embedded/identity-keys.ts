import { randomBytes } from 'node:crypto'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose'

export interface IdentityKeys {
  /** Private keys that sign tokens, newest first: the first one signs, the others still verify. */
  signing: JWK[]
  /** Secrets that sign cookies, newest first. */
  cookies: string[]
  /** The public halves, for checking a token without asking anyone. */
  verify: ReturnType<typeof createLocalJWKSet>
}

/** Reads the keys; at the very first start makes them. Two processes that start at once end up with the same. */
export async function openIdentityKeys(db: Db, clock: Clock): Promise<IdentityKeys> {
  const [signingSecrets, cookies] = await Promise.all([
    openSecrets(db, clock, 'signing', async () => JSON.stringify(await makeSigningKey())),
    openSecrets(db, clock, 'cookie', async () => makeCookieSecret()),
  ])
  const signing = signingSecrets.map((secret) => JSON.parse(secret) as JWK)
  return { signing, cookies, verify: createLocalJWKSet({ keys: signing.map(publicHalf) }) }
}

/**
 * A new key of each purpose. Started anew, every process signs with it; what the one before has signed stays good, and
 * what was before that does not.
 */
export async function rotateIdentityKeys(db: Db, clock: Clock): Promise<void> {
  await rotateSecret(db, clock, { purpose: 'signing', secret: JSON.stringify(await makeSigningKey()) })
  await rotateSecret(db, clock, { purpose: 'cookie', secret: makeCookieSecret() })
}

async function rotateSecret(
  db: Db,
  clock: Clock,
  { purpose, secret }: { purpose: string; secret: string },
): Promise<void> {
  const created_at = clock.now().toISOString()
  const [before] = await readSecrets(db, purpose)
  await db.transaction().execute(async (own) => {
    if (before !== undefined)
      await own.deleteFrom('idp_keys').where('purpose', '=', purpose).where('secret', '<>', before).execute()
    await own
      .insertInto('idp_keys')
      .values({ key_id: `${purpose}-${created_at}`, purpose, secret, created_at })
      .execute()
  })
}

async function openSecrets(
  db: Db,
  clock: Clock,
  purpose: string,
  make: () => Promise<string>,
): Promise<string[]> {
  const found = await readSecrets(db, purpose)
  if (found.length > 0) return found
  // Both starters write under one name; the second finds it taken, and both read the first one's key.
  await db
    .insertInto('idp_keys')
    .values({
      key_id: `${purpose}-1`,
      purpose,
      secret: await make(),
      created_at: clock.now().toISOString(),
    })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
  return readSecrets(db, purpose)
}

async function readSecrets(db: Db, purpose: string): Promise<string[]> {
  const rows = await db
    .selectFrom('idp_keys')
    .select('secret')
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('key_id', 'desc')
    .execute()
  return rows.map((row) => row.secret)
}

/** RS256: made once, checked on every call, and checking is what it does fastest. */
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
