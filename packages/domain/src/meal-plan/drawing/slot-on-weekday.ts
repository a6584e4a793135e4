import type { IsoDate } from '../../calendar/iso-date.ts'
import { type Weekday, weekdayOfDate } from '../../calendar/weekday.ts'
import type { MealOnWeekday } from '../../onboarding/table/eaters-at.ts'
import type { FoundItem } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'

/** A slot, the date it is eaten on, and its weekday (LIV-4). */
export type SlotOnWeekday = FoundItem & Readonly<{ date: IsoDate; weekday: Weekday }>

/** TOG-3: by what it is known who eats there. */
export function mealOnWeekday(
  template: Template,
  { item, dayNumber }: Pick<FoundItem, 'item' | 'dayNumber'>,
): MealOnWeekday {
  return { meal: item.meal, weekday: weekdayOfDate(dateOfDay(template, dayNumber)) }
}

export function slotOnWeekday(template: Template, slot: FoundItem): SlotOnWeekday {
  const date = dateOfDay(template, slot.dayNumber)
  return { ...slot, date, weekday: weekdayOfDate(date) }
}
