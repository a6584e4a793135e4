import type { Db } from '../persistence/database.ts'

export type Unit = 'us' | 'metric'

export async function findUnit(db: Db, userId: string): Promise<Unit | null> {
  const row = await db.selectFrom('users').select('unit').where('user_id', '=', userId).executeTakeFirst()
  return row?.unit ?? null
}

export async function saveUnit(db: Db, userId: string, unit: Unit, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('users')
    .values({ user_id: userId, unit, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ unit, updated_at: at }))
    .execute()
}
