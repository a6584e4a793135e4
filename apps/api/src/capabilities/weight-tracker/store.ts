import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Grams } from '@butterleaf/domain/nutrition/weight'
import { mostTrackedDays } from '@butterleaf/domain/weight-tracker/log-rows'
import type { DayReadings } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { WeightEntry, WeightLog, WeightTarget } from '@butterleaf/domain/weight-tracker/weight-log'
import type { Db } from '@butterleaf/server-kit/database/database'
import { findReadings } from './readings-store.ts'
import type { TrackerKey } from './tracker-key.ts'

export interface StoredTracker {
  id: string
  target: WeightTarget
  logs: StoredLog[]
  readings: DayReadings[]
}

/** `isConfirmed`: the person said that a surprising reading was theirs. */
export type StoredLog = WeightLog & { isConfirmed: boolean }

/** The tracker without its logs, for callers that only need its existence and id. */
export async function findTarget(
  db: Db,
  userId: string,
): Promise<Pick<StoredTracker, 'id' | 'target'> | undefined> {
  const row = await db
    .selectFrom('weight_trackers')
    .select(['tracker_id', 'target_grams', 'target_date'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.tracker_id,
    target: { grams: row.target_grams as Grams, date: row.target_date as IsoDate },
  }
}

export async function findTracker(db: Db, userId: string): Promise<StoredTracker | undefined> {
  const found = await findTarget(db, userId)
  if (!found) return undefined
  const key = { userId, trackerId: found.id }
  const [logs, readings] = await Promise.all([findLogs(db, key), findReadings(db, key)])
  return { ...found, logs, readings }
}

/** Whether anything was weighed on that day. */
export async function hasLogOn(db: Db, userId: string, date: IsoDate): Promise<boolean> {
  const row = await db
    .selectFrom('weight_logs')
    .select('log_id')
    .where('user_id', '=', userId)
    .where('log_date', '=', date)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function findLogs(db: Db, key: TrackerKey): Promise<StoredLog[]> {
  const rows = await db
    .selectFrom('weight_logs')
    .select(['log_id', 'log_date', 'grams', 'note', 'is_confirmed'])
    .where('user_id', '=', key.userId)
    .where('tracker_id', '=', key.trackerId)
    .orderBy('log_date')
    .execute()
  return rows.map((row) => ({
    id: row.log_id,
    date: row.log_date as IsoDate,
    grams: row.grams as Grams,
    note: row.note,
    isConfirmed: row.is_confirmed === 1,
  }))
}

/** Makes the tracker with the first target; the given id is used only then. */
export async function saveTarget(db: Db, key: TrackerKey, target: WeightTarget, now: Date): Promise<void> {
  const at = now.toISOString()
  const values = { target_grams: target.grams, target_date: target.date, updated_at: at }
  await db
    .insertInto('weight_trackers')
    .values({ user_id: key.userId, tracker_id: key.trackerId, created_at: at, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** True when there was such a tracker; its logs are deleted with it. */
export async function deleteTracker(db: Db, key: TrackerKey): Promise<boolean> {
  const result = await db
    .deleteFrom('weight_trackers')
    .where('user_id', '=', key.userId)
    .where('tracker_id', '=', key.trackerId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** One statement, so that concurrent saves of one date leave one log; it is written here and runs in the transaction given later. */
export function prepareLogs(
  db: Db,
  key: TrackerKey,
  logs: readonly WeightLog[],
  now: Date,
): (transaction: Db) => Promise<unknown> {
  const at = now.toISOString()
  const statement = db
    .insertInto('weight_logs')
    .values(
      logs.map((log) => ({
        user_id: key.userId,
        log_date: log.date,
        tracker_id: key.trackerId,
        log_id: log.id,
        grams: log.grams,
        note: log.note,
        created_at: at,
        updated_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'log_date']).doUpdateSet((row) => ({
        grams: row.ref('excluded.grams'),
        note: row.ref('excluded.note'),
        // What was said of one weight doesn't hold for another.
        is_confirmed: row
          .case()
          .when('weight_logs.grams', '=', row.ref('excluded.grams'))
          .then(row.ref('weight_logs.is_confirmed'))
          .else(null)
          .end(),
        updated_at: at,
      })),
    )
    .compile()
  return (transaction) => transaction.executeQuery(statement)
}

/** Past what it may hold, of weights or of readings. */
export async function isTooFull(db: Db, { userId, trackerId }: TrackerKey): Promise<boolean> {
  const beyond = (table: 'weight_logs' | 'body_readings') =>
    db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .where('tracker_id', '=', trackerId)
      .limit(1)
      .offset(mostTrackedDays)
      .executeTakeFirst()
  return (await beyond('weight_logs')) !== undefined || (await beyond('body_readings')) !== undefined
}

/** Changes a log by its id, also its date; false when there is none. A date that has a log violates the key. */
export async function updateLog(
  db: Db,
  key: TrackerKey,
  log: WeightEntry & { id: string },
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('weight_logs')
    .set((row) => ({
      log_date: log.date,
      grams: log.grams,
      note: log.note,
      is_confirmed: row.case().when('grams', '=', log.grams).then(row.ref('is_confirmed')).else(null).end(),
      updated_at: now.toISOString(),
    }))
    .where('user_id', '=', key.userId)
    .where('tracker_id', '=', key.trackerId)
    .where('log_id', '=', log.id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False where there was none. */
export async function deleteLogOfDate(db: Db, key: TrackerKey, date: IsoDate): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('weight_logs')
    .where('user_id', '=', key.userId)
    .where('tracker_id', '=', key.trackerId)
    .where('log_date', '=', date)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteStoredLog(db: Db, key: TrackerKey, logId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('weight_logs')
    .where('user_id', '=', key.userId)
    .where('tracker_id', '=', key.trackerId)
    .where('log_id', '=', logId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
