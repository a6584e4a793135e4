import { minutesTogether } from '../../cooking/batches.ts'
import { cookedFor } from '../cooked-amount.ts'
import { type FilledItem, isFilled } from '../item.ts'
import type { Day, Week } from '../template.ts'
import { servedIn } from './item-plates.ts'
import type { MealPlan } from './meal-plan.ts'

type Shown = Pick<MealPlan, 'cards' | 'answers' | 'plates' | 'template'>

/** Prep and cook of what is cooked for an item, sides beside the main, for all at the table and with leftovers; 0 where its recipe has left the cookbook. */
export function minutesOfItem(plan: Shown, week: Week, item: FilledItem): number {
  return minutesTogether(
    cookedFor(week, item, servedIn(plan)).flatMap(({ recipeId, servings }) => {
      const recipe = plan.cards[recipeId]
      return recipe ? [{ recipe, servings }] : []
    }),
  )
}

/** Of all that is cooked on the day. A leftover was cooked before, its sides weren't. */
export function minutesToCook(plan: Shown, { week, day }: Readonly<{ week: Week; day: Day }>): number {
  return day.items.filter(isFilled).reduce((sum, item) => sum + minutesOfItem(plan, week, item), 0)
}
