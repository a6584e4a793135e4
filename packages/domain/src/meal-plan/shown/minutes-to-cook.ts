import { minutesTogether } from '../../cooking/batches.ts'
import { peopleOf } from '../../onboarding/questionnaire.ts'
import { cookedFor } from '../cooked-amount.ts'
import { type FilledItem, isFilled } from '../item.ts'
import type { Day, Week } from '../template.ts'
import type { MealPlan } from './meal-plan.ts'

type Shown = Pick<MealPlan, 'cards' | 'answers'>

/** Prep and cook of what is cooked for an item, sides beside the main, for all at the table and with leftovers; 0 where its recipe has left the cookbook. */
export function minutesOfItem({ cards, answers }: Shown, week: Week, item: FilledItem): number {
  const people = peopleOf(answers)
  return minutesTogether(
    cookedFor(week, item).flatMap(({ recipeId, servings }) => {
      const recipe = cards[recipeId]
      return recipe ? [{ recipe, servings: people * servings }] : []
    }),
  )
}

/** Of all that is cooked on the day. A leftover was cooked before, its sides weren't. */
export function minutesToCook(plan: Shown, { week, day }: Readonly<{ week: Week; day: Day }>): number {
  return day.items.filter(isFilled).reduce((sum, item) => sum + minutesOfItem(plan, week, item), 0)
}
