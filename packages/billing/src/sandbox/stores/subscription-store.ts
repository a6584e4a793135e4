import type { Instant } from '@butterleaf/domain/subscription/instant'
import type { PlanCode } from '@butterleaf/domain/subscription/plans'
import { dueAt } from '@butterleaf/domain/subscription/renewal'
import type { BilledSubscription, SubscriptionState } from '@butterleaf/domain/subscription/subscription'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Selectable } from 'kysely'
import type { SandboxTables } from '../tables.ts'

type Row = Selectable<SandboxTables['sandbox_subscriptions']>

export interface StoredSubscription {
  accountCode: string
  version: number
  subscription: BilledSubscription
}

/** The account's current subscription, else the one that ended last. */
export async function findLatest(db: Db, accountCode: string): Promise<StoredSubscription | undefined> {
  const row = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('account_code', '=', accountCode)
    .orderBy('anchor_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && storedOf(row)
}

export async function findOwn(
  db: Db,
  accountCode: string,
  uuid: string,
): Promise<StoredSubscription | undefined> {
  const row = await db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('account_code', '=', accountCode)
    .where('uuid', '=', uuid)
    .executeTakeFirst()
  return row && storedOf(row)
}

/** Subscriptions that are due; those that have waited longest first. */
export async function findDue(
  db: Db,
  now: Instant,
  limit: number,
): Promise<{ accountCode: string; uuid: string }[]> {
  const rows = await db
    .selectFrom('sandbox_subscriptions')
    .select(['account_code', 'uuid'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
  return rows.map(({ account_code, uuid }) => ({ accountCode: account_code, uuid }))
}

/** False when the account has one that isn't over: a unique index refuses a second one. */
export async function insertSubscription(
  db: Db,
  accountCode: string,
  subscription: BilledSubscription,
): Promise<boolean> {
  const inserted = await db
    .insertInto('sandbox_subscriptions')
    .values({ account_code: accountCode, uuid: subscription.uuid, version: 1, ...columnsOf(subscription) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uuid')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when it was changed since it was read. */
export async function saveSubscription(
  db: Db,
  { accountCode, version }: StoredSubscription,
  next: BilledSubscription,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_subscriptions')
    .set({ ...columnsOf(next), version: version + 1 })
    .where('account_code', '=', accountCode)
    .where('uuid', '=', next.uuid)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function listSubscriptions(db: Db): Promise<StoredSubscription[]> {
  const rows = await db.selectFrom('sandbox_subscriptions').selectAll().orderBy('anchor_at').execute()
  return rows.map(storedOf)
}

function columnsOf(subscription: BilledSubscription) {
  return {
    plan_code: subscription.planCode,
    pending_plan_code: subscription.pendingPlanCode,
    state: subscription.state,
    is_past_due: subscription.isPastDue ? 1 : 0,
    term_starts_at: subscription.termStartsAt,
    term_ends_at: subscription.termEndsAt,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    anchor_at: subscription.anchorAt,
    months_to_term_end: subscription.monthsToTermEnd,
    failed_attempts: subscription.failedAttempts,
    due_at: dueAt(subscription),
  }
}

function storedOf(row: Row): StoredSubscription {
  return {
    accountCode: row.account_code,
    version: row.version,
    subscription: {
      uuid: row.uuid,
      planCode: row.plan_code as PlanCode,
      pendingPlanCode: row.pending_plan_code as PlanCode | null,
      state: row.state as SubscriptionState,
      isPastDue: row.is_past_due === 1,
      termStartsAt: row.term_starts_at as Instant,
      termEndsAt: row.term_ends_at as Instant,
      canceledAt: row.canceled_at as Instant | null,
      endedAt: row.ended_at as Instant | null,
      anchorAt: row.anchor_at as Instant,
      monthsToTermEnd: row.months_to_term_end,
      failedAttempts: row.failed_attempts,
    },
  }
}
