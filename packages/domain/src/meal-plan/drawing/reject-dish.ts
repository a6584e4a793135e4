import type { RecipeId } from '../../recipes/may-eat.ts'
import { isCooked } from '../item.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { allItems, placeOf } from '../places.ts'
import type { Template } from '../template.ts'
import type { SeededPlanning } from './diner.ts'
import { randomizeItem } from './randomize-item.ts'
import { replaceSide } from './side-candidates.ts'

/**
 * ITEM-7: wherever an open day cooks the dish, another takes its place. It stays where no other dish fits, and where the person locked
 * it or has eaten of it. A side goes from its plates, another comes where the day needs it. `planning` already avoids the dish.
 */
export function rejectDish(planning: SeededPlanning, template: Template, recipeId: RecipeId): Outcome {
  const cookings = allItems(template).filter(({ item }) => isCooked(item) && item.recipeId === recipeId)
  return applyInOrder(template, [
    (current) => replaceSide(planning, current, recipeId),
    ...cookings.map((found) => (current: Template) => {
      const drawn = randomizeItem(planning, current, placeOf(found))
      return drawn.ok ? drawn : ({ ok: true, template: current } as const)
    }),
  ])
}
