import type { IsoDate } from '../../calendar/iso-date.ts'
import type { LogEntry } from '../../food-log/log-entry.ts'
import { entriesOn } from '../../food-log/log-entry.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import { addMacros, type Macros, scaleMacros } from '../../nutrition/macros.ts'
import { dayTotals, type MacrosPerServing } from '../fit.ts'
import { dateOfDay, type Template } from '../template.ts'
import { eatenDay, emptyLog, mealsNotCounted } from './eaten-day.ts'

/**
 * LIFE-5: by how much each date with entries differs from its plan, so eaten − planned. A meal that isn't counted is taken to have been as
 * planned: no figure is better, and the rest of the week must not make up for a meal that was eaten. Extras aren't in it: they narrow the
 * day's ranges instead.
 */
export function eatenOffsets(
  template: Template,
  macrosOf: MacrosPerServing,
  entries: readonly LogEntry[],
): ReadonlyMap<IsoDate, Macros> {
  const offsets = new Map<IsoDate, Macros>()
  template.weeks.forEach(({ days }, weekIndex) => {
    days.forEach((day, dayIndex) => {
      const date = dateOfDay(template, weekIndex * daysOfWeek + dayIndex + 1)
      const ofDate = entriesOn(entries, date)
      if (ofDate.length === 0) return
      const isUnknown = mealsNotCounted(ofDate, date)
      const counted = { ...emptyLog, entries: ofDate }
      const { logged, replaced } = eatenDay(day, date, macrosOf, counted)
      const unknown = dayTotals({ items: day.items.filter(({ meal }) => isUnknown.has(meal)) }, macrosOf)
      offsets.set(date, addMacros(addMacros(logged, scaleMacros(replaced, -1)), unknown))
    })
  })
  return offsets
}
