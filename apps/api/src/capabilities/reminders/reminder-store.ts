import { type ReminderChoices, wantsAny } from '@butterleaf/domain/reminders/reminder-choices'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { PushSubscription } from '#platform/push/push-sender.ts'

export type ReminderSettings = Readonly<{ choices: ReminderChoices; mailTo: string | undefined }>
/** `isDue` by its hour, or since what it follows from has another version. */
export type DuePerson = ReminderSettings &
  Readonly<{ userId: string; lookedAt: Date; updatedAt: string; planVersion: number; timesVersion: number }>

const atOnce = 200
/** Of a person who wants none: no version is looked at. */
const noVersion = -1

export async function findReminders(db: Db, userId: string): Promise<ReminderSettings | undefined> {
  const row = await db
    .selectFrom('reminder_settings')
    .select(['choices', 'mail_to'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { choices: JSON.parse(row.choices) as ReminderChoices, mailTo: row.mail_to ?? undefined }
}

/** The clock works out from now on what comes next. */
export async function writeReminders(
  db: Db,
  userId: string,
  { choices, mailTo }: ReminderSettings,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const isOn = wantsAny(choices)
  const columns = {
    choices: JSON.stringify(choices),
    mail_to: mailTo ?? null,
    looked_at: at,
    next_at: isOn ? at : null,
    plan_version: isOn ? 0 : noVersion,
    times_version: 0,
    updated_at: at,
  }
  await db
    .insertInto('reminder_settings')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** Crosses users: those with a reminder whose time has come, or whose plan or meal times have changed since. */
export async function findDuePeople(db: Db, now: Date): Promise<DuePerson[]> {
  const rows = await db
    .selectFrom('reminder_settings as r')
    .leftJoin('meal_plans as p', 'p.user_id', 'r.user_id')
    .leftJoin('users as u', 'u.user_id', 'r.user_id')
    .select(['r.user_id', 'r.choices', 'r.mail_to', 'r.looked_at', 'r.updated_at'])
    .select(({ fn, lit }) => [
      fn.coalesce('p.version', lit(0)).as('plan_version'),
      fn.coalesce('u.times_version', lit(0)).as('times_version'),
    ])
    .where('r.plan_version', '>', noVersion)
    .where(({ eb, fn, lit, or }) =>
      or([
        eb('r.next_at', '<=', now.toISOString()),
        eb('r.plan_version', '<>', fn.coalesce('p.version', lit(0))),
        eb('r.times_version', '<>', fn.coalesce('u.times_version', lit(0))),
      ]),
    )
    .orderBy('r.looked_at')
    .limit(atOnce)
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    choices: JSON.parse(row.choices) as ReminderChoices,
    mailTo: row.mail_to ?? undefined,
    lookedAt: new Date(row.looked_at),
    updatedAt: row.updated_at,
    planVersion: Number(row.plan_version),
    timesVersion: Number(row.times_version),
  }))
}

/** True for one of several processes that found the person due. */
export async function claimPerson(
  db: Db,
  { userId, lookedAt, updatedAt, planVersion, timesVersion }: DuePerson,
  { now, nextAt }: Readonly<{ now: Date; nextAt: Date | undefined }>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminder_settings')
    .set({
      looked_at: now.toISOString(),
      next_at: nextAt?.toISOString() ?? null,
      plan_version: planVersion,
      times_version: timesVersion,
    })
    .where('user_id', '=', userId)
    .where('looked_at', '=', lookedAt.toISOString())
    .where('updated_at', '=', updatedAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** True once for a key: a reminder that was moved isn't sent again. */
export async function claimSending(db: Db, userId: string, key: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sent_reminders')
    .values({ user_id: userId, reminder_key: key, sent_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'reminder_key']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Crosses users, once a day: keys of days that are long over. */
export async function deleteOldSendings(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sent_reminders').where('sent_at', '<', before.toISOString()).execute()
}

export type StoredSubscription = PushSubscription & Readonly<{ id: string; createdAt: string }>

export async function listSubscriptions(db: Db, userId: string): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['subscription_id', 'endpoint', 'p256dh', 'auth', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('subscription_id')
    .execute()
  return rows.map(({ subscription_id: id, created_at: createdAt, ...subscription }) => {
    return { id, createdAt, ...subscription }
  })
}

/** A browser belongs to the person who subscribed last: its endpoint is taken from anybody else. */
export async function insertSubscription(
  db: Db,
  userId: string,
  { id, createdAt, endpoint, p256dh, auth }: StoredSubscription,
): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
  await db
    .insertInto('push_subscriptions')
    .values({ user_id: userId, subscription_id: id, endpoint, p256dh, auth, created_at: createdAt })
    .execute()
}

/** False where the person has no such subscription. */
export async function deleteSubscription(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('subscription_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
