import type { Meal } from '../../meals/meals.ts'
import type { Plate } from '../item.ts'
import type { DayPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import { changeSlot, type Outcome } from './change-template.ts'
import { putDish } from './put-in-slot.ts'
import { refusalAsOpen } from './slot-content.ts'

export function fillSlot(
  template: Template,
  place: DayPlace,
  { meal, ...plate }: Plate & { meal: Meal },
): Outcome {
  return changeSlot(template, { ...place, meal }, (found) => {
    const refusal = refusalAsOpen(found)
    return refusal ? refuse(refusal) : putDish(found, plate)
  })
}
