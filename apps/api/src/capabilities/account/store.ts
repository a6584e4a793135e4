import type { MealTimes } from '@butterleaf/domain/account/meal-times'
import type { Db } from '@butterleaf/server-kit/database/database'

export type Unit = 'us' | 'metric'

export interface Settings {
  unit: Unit | null
  name: string | null
  givenName: string | null
  familyName: string | null
  mealTimes: MealTimes | null
  timeZone: string | null
  /** How often meal times or zone were changed. */
  timesVersion: number
  updatedAt: Date
}

export type SentTimes = Readonly<{ mealTimes?: MealTimes | undefined; timeZone?: string | undefined }>

export interface Name {
  name: string
  givenName: string
  familyName: string
}

export async function findSettings(db: Db, userId: string): Promise<Settings | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['unit', 'name', 'given_name', 'family_name', 'meal_times', 'time_zone', 'times_version'])
    .select('updated_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (
    row && {
      unit: row.unit,
      name: row.name,
      givenName: row.given_name,
      familyName: row.family_name,
      mealTimes: row.meal_times === null ? null : (JSON.parse(row.meal_times) as MealTimes),
      timeZone: row.time_zone,
      timesVersion: row.times_version,
      updatedAt: new Date(row.updated_at),
    }
  )
}

export async function saveUnit(db: Db, userId: string, unit: Unit, now: Date): Promise<void> {
  await save(db, userId, { unit }, now)
}

export async function saveName(db: Db, userId: string, name: Name, now: Date): Promise<void> {
  const columns = { name: name.name, given_name: name.givenName, family_name: name.familyName }
  await save(db, userId, columns, now)
}

/** DOOR-2: those that are given. */
export async function saveTimes(db: Db, userId: string, times: SentTimes, now: Date): Promise<void> {
  const at = now.toISOString()
  const columns = {
    ...(times.mealTimes && { meal_times: JSON.stringify(times.mealTimes) }),
    ...(times.timeZone && { time_zone: times.timeZone }),
    updated_at: at,
  }
  await db
    .insertInto('users')
    .values({ user_id: userId, ...columns, times_version: 1, created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(({ eb }) => ({ ...columns, times_version: eb('users.times_version', '+', 1) })),
    )
    .execute()
}

type Columns = { unit: Unit } | { name: string; given_name: string; family_name: string }

async function save(db: Db, userId: string, columns: Columns, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('users')
    .values({ user_id: userId, ...columns, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...columns, updated_at: at }))
    .execute()
}
