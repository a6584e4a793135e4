import type { IsoDate } from '../../calendar/iso-date.ts'
import { entriesOn, type LogEntry } from '../../food-log/log-entry.ts'
import { isCooked } from '../item.ts'
import { slotsFedBy } from '../leftovers.ts'
import type { FoundDish } from '../operations/slot-content.ts'
import { type FoundItem, type FoundWeek, itemsIn } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'

/** `instead`: what was eaten in the place of the cooking's meal. */
export type DoubtfulLeftovers = Readonly<{
  cooking: FoundDish
  leftovers: readonly FoundItem[]
  instead: readonly LogEntry[]
}>

/**
 * LIFE-2: what is still to be eaten of dishes of the week that something else was eaten instead of, so that nobody knows whether they were
 * cooked. Until the person says so, or where they ate of the dish after all.
 */
export function doubtfulLeftovers(
  template: Template,
  week: FoundWeek,
  { entries, today }: Readonly<{ entries: readonly LogEntry[]; today: IsoDate }>,
): DoubtfulLeftovers[] {
  return itemsIn(week).flatMap((found) => {
    const { item } = found
    if (!isCooked(item)) return []
    const instead = insteadOf(template, found, entries)
    const isThere = instead.some(
      ({ source, keepsLeftovers }) =>
        keepsLeftovers || (source.kind === 'recipe' && source.recipeId === item.recipeId),
    )
    if (instead.length === 0 || isThere) return []
    const leftovers = slotsFedBy(found).filter(
      (slot) =>
        !slot.day.isComplete &&
        dateOfDay(template, slot.dayNumber) >= today &&
        !isMealOut(template, slot, entries),
    )
    return leftovers.length > 0 ? [{ cooking: { ...found, item }, leftovers, instead }] : []
  })
}

/** Something else was eaten instead. */
export function isMealOut(template: Template, found: FoundItem, entries: readonly LogEntry[]): boolean {
  return insteadOf(template, found, entries).length > 0
}

function insteadOf(
  template: Template,
  { item, dayNumber }: FoundItem,
  entries: readonly LogEntry[],
): LogEntry[] {
  return entriesOn(entries, dateOfDay(template, dayNumber)).filter(
    ({ place }) => place.kind === 'instead' && place.meal === item.meal,
  )
}
