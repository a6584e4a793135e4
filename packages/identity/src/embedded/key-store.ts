import type { Db } from '@butterleaf/server-kit/database/database'

type Secret = { purpose: string; secret: string; now: Date }

/** Newest first. */
export async function findSecrets(db: Db, purpose: string): Promise<string[]> {
  const rows = await db
    .selectFrom('idp_keys')
    .select('secret')
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .orderBy('key_id', 'desc')
    .execute()
  return rows.map((row) => row.secret)
}

/** Processes that start at once insert under one name: the second insert does nothing, and both read the first secret. */
export async function addFirstSecret(db: Db, { purpose, secret, now }: Secret): Promise<void> {
  await db
    .insertInto('idp_keys')
    .values({ key_id: `${purpose}-1`, purpose, secret, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key_id').doNothing())
    .execute()
}

/** Adds the secret, and deletes the older ones except the newest of them. */
export async function rotateSecret(db: Db, { purpose, secret, now }: Secret): Promise<void> {
  const created_at = now.toISOString()
  const [before] = await findSecrets(db, purpose)
  await db.transaction().execute(async (own) => {
    if (before !== undefined)
      await own.deleteFrom('idp_keys').where('purpose', '=', purpose).where('secret', '<>', before).execute()
    await own
      .insertInto('idp_keys')
      .values({ key_id: `${purpose}-${created_at}`, purpose, secret, created_at })
      .execute()
  })
}
