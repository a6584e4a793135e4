import type { ItemId } from '../item.ts'
import type { DayPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { refusalToServe, served } from './change-servings.ts'
import { applyInOrder, changeItem, type Outcome } from './change-template.ts'
import { onDish } from './slot-content.ts'

/** New servings for dishes of a day, where only these bring it into range. A locked dish keeps its own. */
export function portionDay(
  template: Template,
  place: DayPlace,
  portions: readonly Readonly<{ itemId: ItemId; servings: number }>[],
): Outcome {
  return applyInOrder(
    template,
    portions.map(({ itemId, servings }) => (current) => {
      return changeItem(current, { ...place, itemId }, (found) =>
        onDish(found, (dish) => {
          const { meal, isLocked } = dish.item
          if (isLocked) return refuse({ because: 'slot-locked', dayNumber: found.dayNumber, meal })
          const refusal = refusalToServe(dish, servings)
          return refusal ? refuse(refusal) : served(dish, servings)
        }),
      )
    }),
  )
}
