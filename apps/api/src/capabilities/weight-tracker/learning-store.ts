import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { TargetDecision } from '@butterleaf/domain/expenditure/propose-target'
import type { LearningPause } from '@butterleaf/domain/expenditure/series-of'
import type { Db } from '@butterleaf/server-kit/database/database'

export type LearningSettings = Readonly<{ isOff: boolean; areNotesOff: boolean }>

/** With what the estimate said at that time. */
export type StoredDecision = TargetDecision &
  Readonly<{ lowKcal: number | null; highKcal: number | null; formulaKcal: number }>

export async function findLearningSettings(db: Db, userId: string): Promise<LearningSettings> {
  const row = await db
    .selectFrom('learning_settings')
    .select(['is_off', 'are_notes_off'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { isOff: row?.is_off === 1, areNotesOff: row?.are_notes_off === 1 }
}

/** What is undefined stays as it is. */
export async function saveLearningSettings(
  db: Db,
  userId: string,
  { isOff, areNotesOff }: { isOff: boolean | undefined; areNotesOff: boolean | undefined },
  now: Date,
): Promise<void> {
  const updated_at = now.toISOString()
  const flag = (value: boolean | undefined) => (value ? 1 : 0)
  await db
    .insertInto('learning_settings')
    .values({ user_id: userId, is_off: flag(isOff), are_notes_off: flag(areNotesOff), updated_at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        updated_at,
        ...(isOff !== undefined && { is_off: flag(isOff) }),
        ...(areNotesOff !== undefined && { are_notes_off: flag(areNotesOff) }),
      }),
    )
    .execute()
}

export async function findPauses(db: Db, userId: string): Promise<LearningPause[]> {
  const rows = await db
    .selectFrom('learning_pauses')
    .select(['from_date', 'to_date'])
    .where('user_id', '=', userId)
    .orderBy('from_date')
    .execute()
  return rows.map(({ from_date, to_date }) => ({
    from: from_date as IsoDate,
    to: (to_date ?? undefined) as IsoDate | undefined,
  }))
}

/** A second pause of a day goes on with the first. */
export async function beginPause(db: Db, userId: string, from: IsoDate): Promise<void> {
  await db
    .insertInto('learning_pauses')
    .values({ user_id: userId, from_date: from, to_date: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'from_date']).doUpdateSet({ to_date: null }))
    .execute()
}

export async function endPause(db: Db, userId: string, { from }: LearningPause, to: IsoDate): Promise<void> {
  await db
    .updateTable('learning_pauses')
    .set({ to_date: to })
    .where('user_id', '=', userId)
    .where('from_date', '=', from)
    .execute()
}

export async function deletePause(db: Db, userId: string, { from }: LearningPause): Promise<void> {
  await db.deleteFrom('learning_pauses').where('user_id', '=', userId).where('from_date', '=', from).execute()
}

/** The last first. */
export async function findDecisions(db: Db, userId: string): Promise<TargetDecision[]> {
  const rows = await db
    .selectFrom('target_decisions')
    .select(['decided_on', 'reason', 'choice', 'from_kcal', 'to_kcal'])
    .where('user_id', '=', userId)
    .orderBy('decided_on', 'desc')
    .execute()
  return rows.map(({ decided_on, reason, choice, from_kcal: fromKcal, to_kcal: toKcal }) => {
    return { date: decided_on as IsoDate, reason, choice, fromKcal, toKcal }
  })
}

/** A second one on the same day violates the key. */
export async function insertDecision(
  db: Db,
  userId: string,
  { date, ...decision }: StoredDecision,
  now: Date,
): Promise<void> {
  await db
    .insertInto('target_decisions')
    .values({
      user_id: userId,
      decided_on: date,
      decided_at: now.toISOString(),
      reason: decision.reason,
      choice: decision.choice,
      from_kcal: Math.round(decision.fromKcal),
      to_kcal: Math.round(decision.toKcal),
      low_kcal: decision.lowKcal,
      high_kcal: decision.highKcal,
      formula_kcal: decision.formulaKcal,
    })
    .execute()
}

/** False where there is no such log. */
export async function saveConfirmation(
  db: Db,
  userId: string,
  logId: string,
  isMine: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('weight_logs')
    .set({ is_confirmed: isMine ? 1 : null })
    .where('user_id', '=', userId)
    .where('log_id', '=', logId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
