import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { itemsOf, type Week } from '@butterleaf/domain/meal-plan/template'

/** Nothing stands in it, as in a plan that its person builds. */
export function isWeekOpen(week: Week): boolean {
  return !itemsOf(week).some(isFilled)
}

export function daysInRange(plan: MealPlan, { days }: Week): number {
  return days.filter((day) => fitOfDay(plan, day).inRange).length
}
