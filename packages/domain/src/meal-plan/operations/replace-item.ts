import { refusalToDraw } from '../free-slots.ts'
import type { Helping, Plate } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import type { ItemPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { putDish } from './put-in-slot.ts'
import { onDish } from './slot-content.ts'

/** The user's own choice, so a lock is no obstacle; the new dish isn't locked. Sides stay beside it. */
export function replaceItem(template: Template, place: ItemPlace, helping: Helping): Outcome {
  return changeItem(template, place, (found) =>
    onDish(found, ({ item: { sides } }) => {
      const refusal = refusalAsCooked(found)
      return refusal ? refuse(refusal) : putDish(found, { ...helping, sides })
    }),
  )
}

/** ITEM-5, and "Suggested Recipe" for an open slot: the same by chance, which a lock stops. */
export function putRandomDish(template: Template, place: ItemPlace, plate: Plate): Outcome {
  return changeItem(template, place, (found) => {
    const refusal = refusalToDraw(found)
    return refusal ? refuse(refusal) : putDish(found, plate)
  })
}
