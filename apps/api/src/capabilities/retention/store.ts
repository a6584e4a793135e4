import type { Db } from '@butterleaf/server-kit/database/database'

const atOnce = 200

/** Crosses users: the next page of users who began that long ago, in the order of their ids. */
export async function findUsersSince(
  db: Db,
  { before, after }: { before: Date; after: string },
): Promise<string[]> {
  const at = before.toISOString()
  const begun = (table: 'users' | 'meal_plans' | 'weight_trackers') =>
    db.selectFrom(table).select('user_id').where('created_at', '<', at).where('user_id', '>', after)
  const subscribed = db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('synced_at', '<', at)
    .where('user_id', '>', after)
  const rows = await begun('users')
    .union(begun('meal_plans'))
    .union(begun('weight_trackers'))
    .union(subscribed)
    .orderBy('user_id')
    .limit(atOnce)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** MAP-1, crosses users: the next of those with a plan that wasn't changed since then and was never paid for. */
export async function findUnpaidPlanners(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('meal_plans')
    .select('meal_plans.user_id')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'meal_plans.user_id')
    .where('meal_plans.updated_at', '<', before.toISOString())
    .where('subscriptions.user_id', 'is', null)
    .limit(atOnce)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The newest activity in the database; undefined when there is none. */
export async function findNewestTrace(db: Db): Promise<Date | undefined> {
  const newest = (table: 'users' | 'meal_plans' | 'weight_trackers') =>
    db.selectFrom(table).select((of) => of.fn.max<string | null>('updated_at').as('at'))
  const rows = await db
    .selectFrom('idp_accounts')
    .select((of) => of.fn.max<string | null>('created_at').as('at'))
    .unionAll(newest('users'))
    .unionAll(newest('meal_plans'))
    .unionAll(newest('weight_trackers'))
    .execute()
  const instants = rows.flatMap(({ at }) => at ?? []).sort()
  const last = instants.at(-1)
  return last === undefined ? undefined : new Date(last)
}

/** Invoices of deleted accounts: they name no person, and bookkeeping no longer needs them. */
export async function deleteAnonymousInvoices(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sandbox_invoices')
    .where('account_code', 'like', 'forgotten-%')
    .where('created_at', '<', before.toISOString())
    .execute()
}
