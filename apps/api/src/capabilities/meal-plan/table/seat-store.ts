import type { EaterId, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { Db } from '@butterleaf/server-kit/database/database'
import { readAnswers, writeAnswers } from '../storing/plan-documents.ts'

/** TOG-4: where a person eats along. */
export type Seat = Readonly<{
  userId: string
  ownerId: string
  eaterId: EaterId
  /** As it was when they joined. */
  ownerName: string | null
  answers: Questionnaire
  joinedAt: string
}>

export async function findSeat(db: Db, userId: string): Promise<Seat | undefined> {
  const row = await db.selectFrom('table_seats').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return (
    row && {
      userId,
      ownerId: row.owner_id,
      eaterId: row.eater_id,
      ownerName: row.owner_name,
      answers: readAnswers(row),
      joinedAt: row.joined_at,
    }
  )
}

/** Crosses users: of those who eat along with the owner of a plan. */
export async function findAnswersAtTable(
  db: Db,
  ownerId: string,
): Promise<ReadonlyMap<EaterId, Questionnaire>> {
  const rows = await db
    .selectFrom('table_seats')
    .select(['eater_id', 'profile', 'preferences'])
    .where('owner_id', '=', ownerId)
    .execute()
  return new Map(rows.map((row) => [row.eater_id, readAnswers(row)]))
}

/** A person who sits at a table violates the key. */
export async function insertSeat(db: Db, seat: Seat): Promise<void> {
  const { userId, ownerId, eaterId, ownerName, answers, joinedAt } = seat
  await db
    .insertInto('table_seats')
    .values({
      user_id: userId,
      owner_id: ownerId,
      eater_id: eaterId,
      owner_name: ownerName,
      ...writeAnswers(answers),
      joined_at: joinedAt,
      changed_at: joinedAt,
    })
    .execute()
}

/** False where they sit there no more. */
export async function saveSeatAnswers(
  db: Db,
  { userId, eaterId, answers }: Seat,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('table_seats')
    .set({ ...writeAnswers(answers), changed_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('eater_id', '=', eaterId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSeat(
  db: Db,
  { userId, eaterId }: Pick<Seat, 'userId' | 'eaterId'>,
): Promise<void> {
  await db.deleteFrom('table_seats').where('user_id', '=', userId).where('eater_id', '=', eaterId).execute()
}

/** Crosses users: eaters whom the owner took off the table leave it, and their invitations end. */
export async function clearTable(db: Db, ownerId: string, staying: readonly EaterId[]): Promise<void> {
  // No eater has an empty id; an empty list would be no SQL.
  const stays = ['', ...staying]
  await db
    .deleteFrom('table_invitations')
    .where('user_id', '=', ownerId)
    .where('eater_id', 'not in', stays)
    .execute()
  await db
    .deleteFrom('table_seats')
    .where('owner_id', '=', ownerId)
    .where('eater_id', 'not in', stays)
    .execute()
}
