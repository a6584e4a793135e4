import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { AtHomeMark } from '@butterleaf/domain/shopping-list/home/at-home-marks'
import type { Db } from '@butterleaf/server-kit/database/database'

export async function findAtHomeMarks(db: Db, userId: string): Promise<AtHomeMark[]> {
  const rows = await db
    .selectFrom('at_home_marks')
    .select(['food_id', 'is_at_home', 'at', 'on_date', 'grams'])
    .where('user_id', '=', userId)
    .orderBy('food_id')
    .execute()
  return rows.map(({ food_id: food, is_at_home, at, on_date, grams }) => {
    return { food, checked: is_at_home === 1, atMs: Date.parse(at), on: on_date as IsoDate, grams }
  })
}

/**
 * PAN-2: one a food, merged already. The database itself takes only a later one, so that two phones need no
 * lock; an instant's text has one form, whose order is that of time.
 */
export async function writeAtHomeMarks(db: Db, userId: string, marks: readonly AtHomeMark[]): Promise<void> {
  if (marks.length === 0) return
  const rows = marks.map(({ food, checked, atMs, on, grams }) => ({
    user_id: userId,
    food_id: food,
    is_at_home: checked ? 1 : 0,
    at: new Date(atMs).toISOString(),
    on_date: on,
    grams,
  }))
  await db
    .insertInto('at_home_marks')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'food_id'])
        .doUpdateSet(({ ref }) => ({
          is_at_home: ref('excluded.is_at_home'),
          at: ref('excluded.at'),
          on_date: ref('excluded.on_date'),
          grams: ref('excluded.grams'),
        }))
        .where(({ eb, ref, and, or }) =>
          or([
            eb('excluded.at', '>', ref('at_home_marks.at')),
            and([
              eb('excluded.at', '=', ref('at_home_marks.at')),
              eb('excluded.is_at_home', '<', ref('at_home_marks.is_at_home')),
            ]),
          ]),
        ),
    )
    .execute()
}
