import type { Db } from '@butterleaf/server-kit/database/database'

/** PAN-6: has answered or skipped the question, or said or ticked something on any list. */
export async function hasUsedLists(db: Db, userId: string): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('cupboard_answers').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('at_home_marks')
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('list_ticks').select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst(),
  ])
  return found.some((row) => row !== undefined)
}

/** The first answer stays: two phones, or one that sends again, change nothing. */
export async function writeCupboardAnswer(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insertInto('cupboard_answers')
    .values({ user_id: userId, answered_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}
