import type { ItemPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import { guestsAt, isSameGuests, mostGuests, withGuests } from '../table/guests.ts'
import type { Guests, Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { onDish } from './slot-content.ts'

/**
 * TOG-2: so many eat along at this meal. They belong to the slot, whatever dish comes to stand in it; of a leftover they are cooked for with
 * its parent. The owner's plate stays as it is.
 */
export function setGuests(template: Template, { adults, children, ...place }: ItemPlace & Guests): Outcome {
  if (adults + children > mostGuests) return refuse({ because: 'too-many-guests' })
  return changeItem(template, place, (found) =>
    onDish(found, ({ week, day, item }) => {
      if (isSameGuests(guestsAt(day, item.id), { adults, children })) return week
      const next = withGuests(day, item.id, { adults, children })
      return { ...week, days: week.days.map((other) => (other === day ? next : other)) }
    }),
  )
}
