import { isCooked, isFilled } from '@butterleaf/domain/meal-plan/item'
import { cardOf, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { type Day, itemsOf, type Week } from '@butterleaf/domain/meal-plan/template'
import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'

/** Nothing stands in it, as in a plan that its person builds. */
export function isWeekOpen(week: Week): boolean {
  return !itemsOf(week).some(isFilled)
}

/** Prep and cooking of a day; leftovers take none. */
export function minutesOfDay(plan: MealPlan, { items }: Day): number {
  return items.filter(isCooked).reduce((sum, item) => {
    const card = cardOf(plan, item)
    return sum + (card ? minutesOf(card) : 0)
  }, 0)
}

export function daysInRange(plan: MealPlan, { days }: Week): number {
  return days.filter((day) => fitOfDay(plan, day).inRange).length
}
