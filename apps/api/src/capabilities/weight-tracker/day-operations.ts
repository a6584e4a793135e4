import { randomUUID } from 'node:crypto'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Grams } from '@butterleaf/domain/nutrition/weight'
import type { ReadingsChange } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { checkDay } from '@butterleaf/domain/weight-tracker/readings/check-readings'
import type { Db } from '@butterleaf/server-kit/database/database'
import { isUniqueViolation } from '@butterleaf/server-kit/database/database-errors'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import {
  type Actor,
  readOwnTracker,
  refuseFaults,
  refuseUnlessOwn,
  tooFull,
  withinTracker,
} from './operations.ts'
import * as readingsStore from './readings-store.ts'
import * as store from './store.ts'
import type { TrackerKey } from './tracker-key.ts'

/** What a person says of one day: a weight, readings, or both. */
export type DayEntry = Readonly<{
  date: IsoDate
  /** With an id, changes that log, also its date; without, makes or replaces the date's log. */
  log: { id: string | undefined; grams: Grams; note: string } | undefined
  /** A note without a weight is refused, not lost. */
  note: string
  readings: ReadingsChange | undefined
  /** The date that the readings had, where they move. */
  readingsFrom: IsoDate | undefined
}>

/** LIFE-6: weight and readings together, or neither. */
export async function saveDay(
  db: Db,
  actor: Actor,
  trackerId: string,
  entry: DayEntry,
): Promise<store.StoredTracker> {
  const { date, log, note, readings } = entry
  refuseFaults(checkDay({ date, grams: log?.grams, note, readings }, actor.today))
  const key = { userId: actor.userId, trackerId }
  await refuseUnlessOwn(db, key)
  await withinTracker(() =>
    db.transaction().execute(async (transaction) => {
      await writeLog(transaction, key, entry, actor.now)
      await writeReadings(transaction, key, entry, actor.now)
      if (await store.isTooFull(transaction, key)) throw tooFull('invalid-input', 'date')
    }),
  )
  return readOwnTracker(db, actor.userId, trackerId)
}

async function writeLog(db: Db, key: TrackerKey, { date, log }: DayEntry, now: Date): Promise<void> {
  if (!log) return
  const { id, grams, note } = log
  if (id === undefined) {
    await store.prepareLogs(db, key, [{ id: randomUUID(), date, grams, note }], now)(db)
    return
  }
  const isThere = await refuseTaken('There is already a log on that date.', () =>
    store.updateLog(db, key, { id, date, grams, note }, now),
  )
  if (!isThere) throw new AppError('not-found', { detail: 'That log is no longer there.' })
}

async function writeReadings(
  db: Db,
  key: TrackerKey,
  { date, readings, readingsFrom }: DayEntry,
  now: Date,
): Promise<void> {
  if (readingsFrom !== undefined && readingsFrom !== date)
    await refuseTaken('There are already readings on that date.', () =>
      readingsStore.moveReadings(db, key, readingsFrom, date),
    )
  if (readings) await readingsStore.changeReadings(db, key, { date, change: readings }, now)
}

async function refuseTaken<Answer>(detail: string, move: () => Promise<Answer>): Promise<Answer> {
  try {
    return await move()
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('conflict', { detail }) : error
  }
}

/** The weight and the readings of a date. */
export async function deleteDay(
  db: Db,
  actor: Actor,
  trackerId: string,
  date: IsoDate,
): Promise<store.StoredTracker> {
  const key = { userId: actor.userId, trackerId }
  const wereThere = await db.transaction().execute(async (transaction) => {
    const hadLog = await store.deleteLogOfDate(transaction, key, date)
    const hadReadings = await readingsStore.deleteReadings(transaction, key, date)
    return hadLog || hadReadings
  })
  if (!wereThere) throw new AppError('not-found')
  return readOwnTracker(db, actor.userId, trackerId)
}
