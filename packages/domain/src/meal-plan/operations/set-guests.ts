import type { ItemPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import { avoidsAnything, guestsAt, hasGuests, isSameGuests, mostGuests, withGuests } from '../table/guests.ts'
import type { Guests, Template } from '../template.ts'
import { changeItem, type Outcome } from './change-template.ts'
import { onDish } from './slot-content.ts'

/**
 * TOG-2: so many eat along at this meal. They belong to the slot, whatever dish comes to stand in it; of a leftover they are cooked for with
 * its parent. The owner's plate stays as it is. Without `avoids` what they may not eat stays as it was; a dish that stands there stays, too,
 * and `listUnsuited` tells it.
 */
export function setGuests(
  template: Template,
  { adults, children, avoids: asked, ...place }: ItemPlace & Guests,
): Outcome {
  if (adults + children > mostGuests) return refuse({ because: 'too-many-guests' })
  return changeItem(template, place, (found) =>
    onDish(found, ({ week, day, item }) => {
      const before = guestsAt(day, item.id)
      const avoids = hasGuests({ adults, children }) ? (asked ?? before.avoids) : undefined
      const guests = { adults, children, ...(avoids && avoidsAnything(avoids) && { avoids }) }
      if (isSameGuests(before, guests)) return week
      const next = withGuests(day, item.id, guests)
      return { ...week, days: week.days.map((other) => (other === day ? next : other)) }
    }),
  )
}
