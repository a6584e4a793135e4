import type { IsoDate } from '../../calendar/iso-date.ts'
import { type Weekday, weekdayOfDate } from '../../calendar/weekday.ts'
import type { MealOnWeekday } from '../../onboarding/table/eaters-at.ts'
import type { FoundItem } from '../places.ts'
import { absentAt } from '../table/absent.ts'
import { guestsAt } from '../table/guests.ts'
import { dateOfDay, type Template } from '../template.ts'

/** A slot, the date it is eaten on, and its weekday (LIV-4). */
export type SlotOnWeekday = FoundItem & Readonly<{ date: IsoDate; weekday: Weekday }>

/** TOG-2, TOG-3: by what it is known who eats there. */
export function mealOnWeekday(
  template: Template,
  slot: Pick<FoundItem, 'day' | 'item' | 'dayNumber'>,
): MealOnWeekday {
  return seatsOf({ ...slot, weekday: weekdayOfDate(dateOfDay(template, slot.dayNumber)) })
}

export function seatsOf({
  day,
  item,
  weekday,
}: Pick<SlotOnWeekday, 'day' | 'item' | 'weekday'>): MealOnWeekday {
  const { avoids } = guestsAt(day, item.id)
  const absent = absentAt(day, item.id)
  return { meal: item.meal, weekday, absent, ...(avoids && { guestsAvoid: avoids }) }
}

/** TOG-2: for what stands there already. What guests may not eat is told, and never taken away. */
export function mealWithoutGuests(
  template: Template,
  slot: Pick<FoundItem, 'day' | 'item' | 'dayNumber'>,
): MealOnWeekday {
  const { guestsAvoid: _told, ...at } = mealOnWeekday(template, slot)
  return at
}

export function slotOnWeekday(template: Template, slot: FoundItem): SlotOnWeekday {
  const date = dateOfDay(template, slot.dayNumber)
  return { ...slot, date, weekday: weekdayOfDate(date) }
}
