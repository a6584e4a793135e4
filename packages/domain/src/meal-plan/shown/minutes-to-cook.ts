import { minutesOf } from '../../recipes/shown/recipe-card.ts'
import { isCooked } from '../item.ts'
import type { Day } from '../template.ts'
import { cardOf, type MealPlan } from './meal-plan.ts'

/** Prep and cook of all that is cooked on the day. A leftover was cooked before. */
export function minutesToCook(plan: Pick<MealPlan, 'cards'>, { items }: Day): number {
  const cooked = items.filter(isCooked).flatMap((item) => cardOf(plan, item) ?? [])
  return cooked.reduce((sum, card) => sum + minutesOf(card), 0)
}
