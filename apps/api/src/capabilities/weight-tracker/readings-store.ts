import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { DayReadings, ReadingsChange } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { TrackerKey } from './tracker-key.ts'

type Columns = {
  blood_ketones?: number | null
  breath_ketones?: number | null
  urine_ketones?: DayReadings['urineKetones']
  glucose?: number | null
  glucose_unit?: NonNullable<DayReadings['glucose']>['unit'] | null
  waist?: number | null
  waist_unit?: NonNullable<DayReadings['waist']>['unit'] | null
}

const columns = [
  'blood_ketones',
  'breath_ketones',
  'urine_ketones',
  'glucose',
  'glucose_unit',
  'waist',
  'waist_unit',
] as const satisfies readonly (keyof Columns)[]

export async function findReadings(db: Db, { userId, trackerId }: TrackerKey): Promise<DayReadings[]> {
  const rows = await db
    .selectFrom('body_readings')
    .select(['reading_date', ...columns])
    .where('user_id', '=', userId)
    .where('tracker_id', '=', trackerId)
    .orderBy('reading_date')
    .execute()
  return rows.map((row) => ({
    date: row.reading_date as IsoDate,
    bloodKetones: amount(row.blood_ketones),
    breathKetones: amount(row.breath_ketones),
    urineKetones: row.urine_ketones,
    glucose: measured(row.glucose, row.glucose_unit),
    waist: measured(row.waist, row.waist_unit),
  }))
}

type DayChange = { date: IsoDate; change: ReadingsChange }

/** Only what the change names, so that two devices that save different readings of a day keep both. */
export async function changeReadings(
  db: Db,
  key: TrackerKey,
  { date, change }: DayChange,
  now: Date,
): Promise<void> {
  const changed = columnsOf(change)
  if (Object.keys(changed).length === 0) return
  await db
    .insertInto('body_readings')
    .values({ ...rowOf(key, date, now), ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'reading_date'])
        .doUpdateSet({ ...changed, updated_at: now.toISOString() }),
    )
    .execute()
  await deleteEmptyDay(db, key, date)
}

/** Of a file: what a row doesn't say stays. It is written here and runs in the transaction given later. */
export function prepareReadings(
  db: Db,
  key: TrackerKey,
  days: readonly DayChange[],
  now: Date,
): (transaction: Db) => Promise<unknown> {
  const statement = db
    .insertInto('body_readings')
    .values(days.map(({ date, change }) => ({ ...rowOf(key, date, now), ...columnsOf(change) })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'reading_date']).doUpdateSet((row) => {
        const either = <Column extends (typeof columns)[number]>(column: Column) =>
          row.fn.coalesce(`excluded.${column}`, `body_readings.${column}`)
        return {
          blood_ketones: either('blood_ketones'),
          breath_ketones: either('breath_ketones'),
          urine_ketones: either('urine_ketones'),
          glucose: either('glucose'),
          glucose_unit: either('glucose_unit'),
          waist: either('waist'),
          waist_unit: either('waist_unit'),
          updated_at: now.toISOString(),
        }
      }),
    )
    .compile()
  return (transaction) => transaction.executeQuery(statement)
}

/** A date that has readings violates the key. */
export async function moveReadings(db: Db, key: TrackerKey, from: IsoDate, to: IsoDate): Promise<void> {
  await db
    .updateTable('body_readings')
    .set({ reading_date: to })
    .where('user_id', '=', key.userId)
    .where('tracker_id', '=', key.trackerId)
    .where('reading_date', '=', from)
    .execute()
}

/** False where there were none. */
export async function deleteReadings(db: Db, key: TrackerKey, date: IsoDate): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('body_readings')
    .where('user_id', '=', key.userId)
    .where('tracker_id', '=', key.trackerId)
    .where('reading_date', '=', date)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function deleteEmptyDay(db: Db, key: TrackerKey, date: IsoDate): Promise<void> {
  await db
    .deleteFrom('body_readings')
    .where('user_id', '=', key.userId)
    .where('reading_date', '=', date)
    .where((row) => row.and(columns.map((column) => row(column, 'is', null))))
    .execute()
}

function rowOf({ userId, trackerId }: TrackerKey, date: IsoDate, now: Date) {
  const at = now.toISOString()
  const empty = { blood_ketones: null, breath_ketones: null, urine_ketones: null }
  const measures = { glucose: null, glucose_unit: null, waist: null, waist_unit: null }
  const key = { user_id: userId, reading_date: date, tracker_id: trackerId }
  return { ...key, ...empty, ...measures, created_at: at, updated_at: at }
}

function columnsOf({ bloodKetones, breathKetones, urineKetones, glucose, waist }: ReadingsChange): Columns {
  return {
    ...(bloodKetones !== undefined && { blood_ketones: hundredths(bloodKetones) }),
    ...(breathKetones !== undefined && { breath_ketones: hundredths(breathKetones) }),
    ...(urineKetones !== undefined && { urine_ketones: urineKetones }),
    ...(glucose !== undefined && {
      glucose: hundredths(glucose?.value ?? null),
      glucose_unit: glucose?.unit ?? null,
    }),
    ...(waist !== undefined && { waist: hundredths(waist?.value ?? null), waist_unit: waist?.unit ?? null }),
  }
}

function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100)
}

function amount(stored: number | null): number | null {
  return stored === null ? null : stored / 100
}

function measured<Unit extends string>(stored: number | null, unit: Unit | null) {
  return stored === null || unit === null ? null : { value: stored / 100, unit }
}
