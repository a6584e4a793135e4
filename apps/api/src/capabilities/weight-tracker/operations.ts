import { randomUUID } from 'node:crypto'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { checkTarget } from '@butterleaf/domain/weight-tracker/change-log'
import { mostTrackedDays } from '@butterleaf/domain/weight-tracker/log-rows'
import { readingKinds } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { WeightTarget } from '@butterleaf/domain/weight-tracker/weight-log'
import type { Db } from '@butterleaf/server-kit/database/database'
import { isForeignKeyViolation } from '@butterleaf/server-kit/database/database-errors'
import { AppError, type FieldFault } from '@butterleaf/server-kit/http/app-error'
import type { AppContext } from '#platform/app-context.ts'
import type { WeightFile } from '#platform/own-recipe-reader/weight-file.ts'
import * as readingsStore from './readings-store.ts'
import * as store from './store.ts'
import type { TrackerKey } from './tracker-key.ts'

export { hasLogOn } from './store.ts'

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
  { database: { db }, ownRecipeReader }: Pick<AppContext, 'database' | 'ownRecipeReader'>,
  actor: Actor,
  { trackerId, text, signal }: Readonly<{ trackerId: string; text: string; signal: AbortSignal }>,
): Promise<store.StoredTracker> {
  await refuseUnlessOwn(db, { userId: actor.userId, trackerId })
  const asker = { owner: actor.userId, signal }
  const read = await ownRecipeReader.run('readWeights', { text, today: actor.today }, asker)
  if (!read.ok) throw new AppError('rows-at-fault', { faults: read.faults })
  await saveLogs(db, actor, trackerId, read)
  return readOwnTracker(db, actor.userId, trackerId)
}

export async function saveLogs(
  db: Db,
  actor: Actor,
  trackerId: string,
  read: Pick<Extract<WeightFile, { ok: true }>, 'logs' | 'readings'>,
): Promise<void> {
  const key = { userId: actor.userId, trackerId }
  const logs = read.logs.map((log) => ({ ...log, id: randomUUID() }))
  // Written down before the transaction, which on SQLite keeps everybody else from the database.
  const writes = [
    ...(await inParts(logs, (part) => store.prepareLogs(db, key, part, actor.now))),
    ...(await inParts(read.readings, (part) => readingsStore.prepareReadings(db, key, part, actor.now))),
  ]
  await withinTracker(() =>
    db.transaction().execute(async (transaction) => {
      for (const write of writes) {
        await write(transaction)
        await endOfTurn()
      }
      if (await store.isTooFull(transaction, key)) throw tooFull('rows-at-fault', 'rows')
    }),
  )
}

async function inParts<Row, Write>(
  rows: readonly Row[],
  prepare: (part: readonly Row[]) => Write,
): Promise<Write[]> {
  const writes: Write[] = []
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    writes.push(prepare(rows.slice(start, start + rowsPerStatement)))
    await endOfTurn()
  }
  return writes
}

/** HELD-1: each reading of a tracker goes through all of it, so it holds what one file can bring back. */
export function tooFull(kind: 'rows-at-fault' | 'invalid-input', field: string): AppError {
  const message = `A tracker holds ${mostTrackedDays.toLocaleString('en-US')} days at most. Delete some first.`
  return new AppError(kind, { faults: [{ field, message }] })
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
