import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import { listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Plan } from '#capabilities/meal-plan/operations.ts'
import { findShoppedWeeks } from './store.ts'

/** The days of the plan, 1 to 28, whose list has a food ticked. */
export async function findShoppedDays(
  db: Db,
  { userId, answers, active }: Plan,
): Promise<ReadonlySet<number>> {
  const shopped = await findShoppedWeeks(db, { userId, templateId: active.listId })
  const lists = listDaysOf(active.template.startDate, profileOf(answers).shopping)
  const days = lists.flatMap(({ fromDay, beforeDay }, week) =>
    shopped.has(week) ? Array.from({ length: beforeDay - fromDay }, (_, at) => fromDay + at + 1) : [],
  )
  return new Set(days)
}
