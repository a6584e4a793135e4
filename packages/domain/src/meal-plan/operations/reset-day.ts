import { emptied } from '../item.ts'
import { refusalAsCooked } from '../leftovers.ts'
import type { DayPlace } from '../places.ts'
import type { Template, Week } from '../template.ts'
import { changeDay, type Outcome } from './change-template.ts'
import { putInSlot } from './put-in-slot.ts'

/** All slots open again, skipped and locked ones too; leftovers of a complete day stay. */
export function resetDay(template: Template, place: DayPlace): Outcome {
  return changeDay(template, place, (found) =>
    found.day.items
      .filter((item) => item.kind !== 'empty' && !refusalAsCooked({ ...found, item }))
      .reduce<Week>((week, item) => putInSlot(week, item, emptied(item)), found.week),
  )
}
