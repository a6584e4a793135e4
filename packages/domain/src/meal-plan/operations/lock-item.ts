import type { ItemPlace } from '../places.ts'
import type { Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { changeItems } from './put-in-slot.ts'
import { onDish } from './slot-content.ts'

export function lockItem(template: Template, place: ItemPlace): Outcome {
  return withLock(template, place, true)
}

export function unlockItem(template: Template, place: ItemPlace): Outcome {
  return withLock(template, place, false)
}

function withLock(template: Template, place: ItemPlace, isLocked: boolean): Outcome {
  return changeItem(template, place, (found) =>
    onDish(found, ({ week, item }) => {
      if (item.isLocked === isLocked) return week
      return changeItems(week, (other) => (other === item ? { ...item, isLocked } : other))
    }),
  )
}
