import type { RecipeId } from '../../recipes/may-eat.ts'
import { isCooked } from '../item.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { allItems, placeOf } from '../places.ts'
import type { Template } from '../template.ts'
import { dropForbiddenSides } from '../template-operations/drop-forbidden.ts'
import type { SeededPlanning } from './diner.ts'
import { randomizeItem } from './randomize-item.ts'

/**
 * ITEM-7: wherever an open day cooks the dish, another takes its place. It stays where no other dish fits, and where the person locked
 * it or has eaten of it. A side goes from its plates. `planning` already avoids the dish.
 */
export function rejectDish(planning: SeededPlanning, template: Template, recipeId: RecipeId): Outcome {
  const cookings = allItems(template).filter(({ item }) => isCooked(item) && item.recipeId === recipeId)
  const without = dropForbiddenSides(template, (side) => side === recipeId)
  return applyInOrder(
    without,
    cookings.map((found) => (current) => {
      const drawn = randomizeItem(planning, current, placeOf(found))
      return drawn.ok ? drawn : { ok: true, template: current }
    }),
  )
}
