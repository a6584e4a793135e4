import { emptied } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import type { ItemPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { putInSlot } from './put-in-slot.ts'

export function clearSlot(template: Template, place: ItemPlace): Outcome {
  return changeItem(template, place, (found) => {
    const { week, item } = found
    if (item.kind === 'empty') return week
    const refusal = refusalAsCooked(found)
    return refusal ? refuse(refusal) : putInSlot(week, item, emptied(item))
  })
}
