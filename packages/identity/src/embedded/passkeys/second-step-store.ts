import type { Db } from '@butterleaf/server-kit/database/database'
import type { Account } from '../accounts/account-store.ts'

const lifetimeMinutes = 10

/** The password was right in this sign-in; its second factor is still asked for. */
export async function saveSecondStep(
  db: Db,
  { interactionUid, account, now }: { interactionUid: string; account: Account; now: Date },
): Promise<void> {
  const step = {
    account_id: account.account_id,
    password_changed_at: account.password_changed_at,
    expires_at: new Date(now.getTime() + lifetimeMinutes * 60_000).toISOString(),
  }
  await db
    .insertInto('idp_second_steps')
    .values({ interaction_uid: interactionUid, ...step })
    .onConflict((conflict) => conflict.column('interaction_uid').doUpdateSet(step))
    .execute()
}

/** The account whose password was right, unless it has a new password since. */
export async function findSecondStepAccount(
  db: Db,
  interactionUid: string,
  now: Date,
): Promise<Account | undefined> {
  return db
    .selectFrom('idp_second_steps')
    .innerJoin('idp_accounts', (join) =>
      join
        .onRef('idp_accounts.account_id', '=', 'idp_second_steps.account_id')
        .onRef('idp_accounts.password_changed_at', '=', 'idp_second_steps.password_changed_at'),
    )
    .selectAll('idp_accounts')
    .where('interaction_uid', '=', interactionUid)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

export async function deleteSecondStep(db: Db, interactionUid: string): Promise<void> {
  await db.deleteFrom('idp_second_steps').where('interaction_uid', '=', interactionUid).execute()
}

export async function deleteSecondStepsOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('idp_second_steps').where('account_id', '=', accountId).execute()
}

export async function deleteExpiredSecondSteps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idp_second_steps').where('expires_at', '<=', now.toISOString()).execute()
}
