import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'

/** A meal without a dish. */
export function OpenSlot({ meal, isSkipped }: { meal: Meal; isSkipped: boolean }) {
  return (
    <li className="py-3 text-sm text-muted first:pt-0 last:pb-0">
      {mealWords[meal]} · {isSkipped ? 'skipped' : 'nothing planned'}
    </li>
  )
}
