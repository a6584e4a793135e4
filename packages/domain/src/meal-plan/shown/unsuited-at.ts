import { helpingsOf, isFilled } from '../item.ts'
import type { FoundDish } from '../operations/slot-content.ts'
import type { FoundWeek } from '../places.ts'
import { daysIn } from '../places.ts'
import { guestsAt } from '../table/guests.ts'
import type { Unsuited } from '../table/unsuited.ts'
import type { MealPlan } from './meal-plan.ts'

/** TOG-2: what the guests of a meal may not eat of it. A change that isn't answered yet leaves what is gone untold. */
export function unsuitedAt(
  { unsuited }: Pick<MealPlan, 'unsuited'>,
  { day, item }: Pick<FoundDish, 'day' | 'item'>,
): readonly Unsuited[] {
  const told = unsuited?.[item.id]
  if (!told || !guestsAt(day, item.id).avoids) return []
  const standing = helpingsOf(item).map(({ recipeId }) => recipeId)
  return told.filter(({ recipeId }) => standing.includes(recipeId))
}

/** TOG-2: the meals of a week with something to be swapped for their guests, on days that can be changed. */
export function mealsToSwap(plan: Pick<MealPlan, 'unsuited'>, week: FoundWeek): FoundDish[] {
  if (!plan.unsuited) return []
  return daysIn(week).flatMap((found) =>
    found.day.isComplete
      ? []
      : found.day.items.flatMap((item) => {
          const dish = isFilled(item) && { ...found, item }
          return dish && unsuitedAt(plan, dish).length > 0 ? [dish] : []
        }),
  )
}
