import { minutesOfCooking } from '../../cooking/batches.ts'
import { peopleOf } from '../../onboarding/questionnaire.ts'
import { cookedServings } from '../cooked-amount.ts'
import { type CookedItem, isCooked } from '../item.ts'
import type { Day, Week } from '../template.ts'
import { cardOf, type MealPlan } from './meal-plan.ts'

type Shown = Pick<MealPlan, 'cards' | 'answers'>

/** Prep and cook of an item, for all at the table and with its leftovers; 0 where its recipe has left the cookbook. */
export function minutesOfItem(plan: Shown, week: Week, item: CookedItem): number {
  const card = cardOf(plan, item)
  return card ? minutesOfCooking(card, peopleOf(plan.answers) * cookedServings(week, item)) : 0
}

/** Of all that is cooked on the day. A leftover was cooked before. */
export function minutesToCook(plan: Shown, { week, day }: Readonly<{ week: Week; day: Day }>): number {
  return day.items.filter(isCooked).reduce((sum, item) => sum + minutesOfItem(plan, week, item), 0)
}
