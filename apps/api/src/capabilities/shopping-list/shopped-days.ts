import { calendarOf } from '@butterleaf/domain/meal-plan/template'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import { daysOfLists, listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Plan } from '#capabilities/meal-plan/operations.ts'
import { findShoppedWeeks } from './store.ts'

/** The days of the plan, 1 to 28, whose list has a food ticked. */
export async function findShoppedDays(
  db: Db,
  { userId, answers, active }: Plan,
): Promise<ReadonlySet<number>> {
  const shopped = await findShoppedWeeks(db, { userId, templateId: active.listId })
  const calendar = calendarOf(active.template)
  const lists = listDaysOf(calendar, profileOf(answers).shopping)
  return daysOfLists(
    lists.filter((_, week) => shopped.has(week)),
    calendar,
  )
}
