import type { Db } from '@butterleaf/server-kit/database/database'

const atOnce = 200

/** The next of the accounts that were made before, in the order of their ids. */
export async function listAccountsSince(
  db: Db,
  { before, after }: { before: Date; after: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('idp_accounts')
    .select('account_id')
    .where('created_at', '<', before.toISOString())
    .where('account_id', '>', after)
    .orderBy('account_id')
    .limit(atOnce)
    .execute()
  return rows.map(({ account_id }) => account_id)
}
