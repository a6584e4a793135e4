import type { BillingAccount } from '@butterleaf/billing/billing-provider'
import type { Db } from '@butterleaf/server-kit/database/database'

/** The provider's last answer, and when it came by our clock. */
export interface KnownAccount {
  account: BillingAccount | null
  syncedAt: Date
  checkAt: Date | null
}

export async function findKnown(db: Db, userId: string): Promise<KnownAccount | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['account', 'synced_at', 'check_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    account: row.account === null ? null : (JSON.parse(row.account) as BillingAccount),
    syncedAt: new Date(row.synced_at),
    checkAt: row.check_at === null ? null : new Date(row.check_at),
  }
}

/** False when a newer answer is stored already: two concurrent reads may end in either order. */
export async function saveKnown(
  db: Db,
  userId: string,
  { account, syncedAt, checkAt }: KnownAccount & { account: BillingAccount },
): Promise<boolean> {
  const values = {
    account: JSON.stringify(account),
    revision: account.revision,
    synced_at: syncedAt.toISOString(),
    check_at: checkAt?.toISOString() ?? null,
  }
  const saved = await db
    .insertInto('subscriptions')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(values).where('subscriptions.revision', '<=', account.revision),
    )
    .returning('user_id')
    .executeTakeFirst()
  return saved !== undefined
}

/** Stored before the provider charges: if the process ends right after the charge, the clock will check. */
export async function noteIntent(db: Db, userId: string, now: Date, checkAt: Date): Promise<void> {
  const check_at = checkAt.toISOString()
  await db
    .insertInto('subscriptions')
    .values({ user_id: userId, account: null, revision: 0, synced_at: now.toISOString(), check_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ check_at }))
    .execute()
}

/** The provider has no such purchase; a pending purchase keeps its note. */
export async function dropIntent(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('account', 'is', null)
    .where('check_at', '<=', now.toISOString())
    .execute()
}

/** Crosses users: for the billing clock. */
export async function findToCheck(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('check_at', '<=', now.toISOString())
    .orderBy('check_at')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Crosses users: for the operator's command. */
export async function listKnownUsers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('account', 'is not', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
