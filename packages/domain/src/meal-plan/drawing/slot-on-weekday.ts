import { type Weekday, weekdayOfDate } from '../../calendar/weekday.ts'
import type { FoundItem } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'

/** A slot, and the weekday on which it is cooked (LIV-4). */
export type SlotOnWeekday = FoundItem & Readonly<{ weekday: Weekday }>

export function slotOnWeekday(template: Template, slot: FoundItem): SlotOnWeekday {
  return { ...slot, weekday: weekdayOfDate(dateOfDay(template, slot.dayNumber)) }
}
