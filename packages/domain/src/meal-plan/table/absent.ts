import type { IsoDate } from '../../calendar/iso-date.ts'
import { oncePerValue } from '../../derived/once-per-value.ts'
import type { Meal } from '../../meals/meals.ts'
import type { EaterId } from '../../onboarding/questionnaire.ts'
import type { ItemId } from '../item.ts'
import { allItems } from '../places.ts'
import { type Day, dateOfDay, type Template, type Week } from '../template.ts'

/** TOG-3: who of the table isn't at a meal. */
export function absentAt({ absent = {} }: Pick<Day, 'absent'>, itemId: ItemId): readonly EaterId[] {
  return absent[itemId] ?? nobody
}

const nobody: readonly EaterId[] = []

/** By meal. */
export const absentByItem = oncePerValue(
  (weeks: readonly Week[]): ReadonlyMap<ItemId, readonly EaterId[]> => {
    const all = weeks.flatMap(({ days }) => days.flatMap(({ absent = {} }) => Object.entries(absent)))
    return new Map(all)
  },
)

/** The day itself where it is so already; nothing of a day that all are at, so that it is stored as ever. */
export function withAbsent(day: Day, itemId: ItemId, eaters: readonly EaterId[]): Day {
  if (isSameAbsence(absentAt(day, itemId), eaters)) return day
  const { absent: before = {}, ...rest } = day
  const { [itemId]: _now, ...others } = before
  const all = eaters.length > 0 ? { ...others, [itemId]: eaters } : others
  return Object.keys(all).length > 0 ? { ...rest, absent: all } : rest
}

/** In any order. */
export function isSameAbsence(one: readonly EaterId[], other: readonly EaterId[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}

/** By date, since days of another plan may be planned on the same ones. */
export type Absence = Readonly<{ date: IsoDate; meal: Meal; eaters: readonly EaterId[] }>

export function listAbsences(template: Template): Absence[] {
  return allItems(template).flatMap(({ day, dayNumber, item }) => {
    const eaters = absentAt(day, item.id)
    return eaters.length > 0 ? [{ date: dateOfDay(template, dayNumber), meal: item.meal, eaters }] : []
  })
}
