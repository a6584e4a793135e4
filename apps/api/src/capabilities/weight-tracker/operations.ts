import { randomUUID } from 'node:crypto'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { checkTarget } from '@butterleaf/domain/weight-tracker/change-log'
import { readLogRows } from '@butterleaf/domain/weight-tracker/log-rows'
import { readingKinds } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { WeightTarget } from '@butterleaf/domain/weight-tracker/weight-log'
import type { Db } from '@butterleaf/server-kit/database/database'
import { isForeignKeyViolation } from '@butterleaf/server-kit/database/database-errors'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import * as readingsStore from './readings-store.ts'
import * as store from './store.ts'
import type { TrackerKey } from './tracker-key.ts'

/** The caller with the time: the instant, and their calendar day. */
export interface Actor {
  userId: string
  now: Date
  today: IsoDate
}

const noTargetYet = 'There is no weight target yet.'

/** Few enough values in one statement for either engine. */
const rowsPerStatement = 500

export async function readTracker(db: Db, userId: string): Promise<store.StoredTracker> {
  const tracker = await store.findTracker(db, userId)
  if (!tracker) throw new AppError('not-found', { detail: noTargetYet })
  return tracker
}

/** The caller's own tracker, when `trackerId` names it. */
export async function readOwnTracker(
  db: Db,
  userId: string,
  trackerId: string,
): Promise<store.StoredTracker> {
  const tracker = await readTracker(db, userId)
  if (tracker.id !== trackerId) throw new AppError('not-found')
  return tracker
}

/** Nothing is known of the body of a person who has no plan yet. */
export async function setTarget(
  db: Db,
  actor: Actor & { answers?: Questionnaire | undefined },
  target: WeightTarget,
): Promise<store.StoredTracker> {
  const existing = await store.findTarget(db, actor.userId)
  refuseFaults(checkTarget(target, actor.today, { current: existing?.target, person: actor.answers }))
  const trackerId = existing?.id ?? randomUUID()
  await store.saveTarget(db, { userId: actor.userId, trackerId }, target, actor.now)
  return readTracker(db, actor.userId)
}

export async function resetTracker(db: Db, actor: Actor, trackerId: string): Promise<void> {
  if (!(await store.deleteTracker(db, { userId: actor.userId, trackerId }))) throw new AppError('not-found')
}

export async function deleteLog(
  db: Db,
  actor: Actor,
  trackerId: string,
  logId: string,
): Promise<store.StoredTracker> {
  if (!(await store.deleteStoredLog(db, { userId: actor.userId, trackerId }, logId)))
    throw new AppError('not-found')
  return readOwnTracker(db, actor.userId, trackerId)
}

/** All rows or none. */
export async function importLogs(
  db: Db,
  actor: Actor,
  trackerId: string,
  rows: string[][],
): Promise<store.StoredTracker> {
  const key = { userId: actor.userId, trackerId }
  await refuseUnlessOwn(db, key)
  const read = readLogRows(rows, actor.today)
  if (!read.ok) {
    const faults = read.faults.map((fault) => ({
      field: `row ${fault.row}, ${fault.field}`,
      message: fault.message,
    }))
    throw new AppError('rows-at-fault', { faults })
  }
  const logs = read.logs.map((log) => ({ ...log, id: randomUUID() }))
  await withinTracker(() =>
    db.transaction().execute(async (transaction) => {
      for (let start = 0; start < logs.length; start += rowsPerStatement) {
        const part = logs.slice(start, start + rowsPerStatement)
        await store.upsertLogs(transaction, key, part, actor.now)
      }
      for (let start = 0; start < read.readings.length; start += rowsPerStatement) {
        const part = read.readings.slice(start, start + rowsPerStatement)
        await readingsStore.addReadings(transaction, key, part, actor.now)
      }
    }),
  )
  return readOwnTracker(db, actor.userId, trackerId)
}

export async function refuseUnlessOwn(db: Db, { userId, trackerId }: TrackerKey): Promise<void> {
  const found = await store.findTarget(db, userId)
  if (!found) throw new AppError('not-found', { detail: noTargetYet })
  if (found.id !== trackerId) throw new AppError('not-found')
}

/** When a reset on another device comes first, there is no tracker to save into. */
export async function withinTracker(save: () => Promise<void>): Promise<void> {
  try {
    await save()
  } catch (error) {
    throw isForeignKeyViolation(error) ? new AppError('not-found') : error
  }
}

export function refuseFaults(check: { ok: true } | { ok: false; faults: readonly FieldFault[] }): void {
  if (check.ok) return
  throw new AppError('invalid-input', {
    faults: check.faults.map(({ field, message }) => ({ field: pathOfField(field), message })),
  })
}

/** As the body of the request names it. */
function pathOfField(field: string): string {
  return readingKinds.some((kind) => kind === field) ? `readings.${field}` : field
}
