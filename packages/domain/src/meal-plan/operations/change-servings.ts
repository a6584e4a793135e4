import { refusalAsCooked } from '../leftovers.ts'
import type { FoundItem, ItemPlace } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isOnGrid, leastServings, mostServings, servingStep } from '../servings.ts'
import type { Template, Week } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { changeItems } from './put-in-slot.ts'
import { type FoundDish, onDish } from './slot-content.ts'

/** ITEM-4: so many steps more, or fewer when negative. All of them or none. */
export function changeServings(template: Template, place: ItemPlace, steps: number): Outcome {
  return changeItem(template, place, (found) =>
    onDish(found, (dish) => {
      const servings = dish.item.servings + steps * servingStep
      const refusal = refusalToServe(dish, servings)
      return refusal ? refuse(refusal) : served(dish, servings)
    }),
  )
}

export function refusalToServe(found: FoundItem, servings: number): Refusal | undefined {
  return refusalToAmount(servings) ?? refusalAsCooked(found)
}

/** Of a dish or a side. */
export function refusalToAmount(servings: number): Refusal | undefined {
  if (servings < leastServings) return { because: 'too-few-servings' }
  if (servings > mostServings) return { because: 'too-many-servings' }
  return isOnGrid(servings) ? undefined : { because: 'servings-off-grid' }
}

export function served({ week, item }: FoundDish, servings: number): Week {
  if (servings === item.servings) return week
  return changeItems(week, (other) => (other === item ? { ...item, servings } : other))
}
