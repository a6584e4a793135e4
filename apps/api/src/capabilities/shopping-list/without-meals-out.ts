import { dropMealsOut } from '@butterleaf/domain/food-log/drop-meals-out'
import { daysOfPlan } from '@butterleaf/domain/meal-plan/meals'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { readFoodLog } from '#capabilities/food-log/operations.ts'
import type { LoadedPlan } from '#capabilities/meal-plan/operations.ts'
import type { AppContext } from '#platform/app-context.ts'

/** LIFE-2: the plan as its lists see it. */
export async function withoutMealsOut(
  { database: { db } }: Pick<AppContext, 'database'>,
  { plan, cookbook }: LoadedPlan,
): Promise<LoadedPlan> {
  const { active, userId } = plan
  const { template } = active
  const dates = { from: template.startDate, to: dateOfDay(template, daysOfPlan) }
  const { entries } = await readFoodLog(db, userId, dates)
  const shopped = dropMealsOut(template, entries)
  return { cookbook, plan: { ...plan, active: { ...active, template: shopped } } }
}
