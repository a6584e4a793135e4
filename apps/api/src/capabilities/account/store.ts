import type { Db } from '@butterleaf/server-kit/database/database'

export type Unit = 'us' | 'metric'

export interface Settings {
  unit: Unit | null
  name: string | null
  givenName: string | null
  familyName: string | null
}

export interface Name {
  name: string
  givenName: string
  familyName: string
}

export async function findSettings(db: Db, userId: string): Promise<Settings | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['unit', 'name', 'given_name', 'family_name'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { unit: row.unit, name: row.name, givenName: row.given_name, familyName: row.family_name }
}

export async function saveUnit(db: Db, userId: string, unit: Unit, now: Date): Promise<void> {
  await save(db, userId, { unit }, now)
}

export async function saveName(db: Db, userId: string, name: Name, now: Date): Promise<void> {
  const columns = { name: name.name, given_name: name.givenName, family_name: name.familyName }
  await save(db, userId, columns, now)
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
