import { daysOfWeek, type Meal } from '../meals/meals.ts'
import type { Item, ItemId } from './item.ts'
import { type Day, type DayId, dayNumberOf, type Template, type Week, type WeekId } from './template.ts'

/** Ids as they come in an address: each must stand inside the one before it. */
export type WeekPlace = Readonly<{ weekId: WeekId }>
export type DayPlace = WeekPlace & Readonly<{ dayId: DayId }>
export type ItemPlace = DayPlace & Readonly<{ itemId: ItemId }>

export type FoundWeek = Readonly<{ week: Week; weekIndex: number }>
export type FoundDay = FoundWeek & Readonly<{ day: Day; dayIndex: number; dayNumber: number }>
export type FoundItem = FoundDay & Readonly<{ item: Item }>

export function findWeek({ weeks }: Template, { weekId }: WeekPlace): FoundWeek | undefined {
  const weekIndex = weeks.findIndex(({ id }) => id === weekId)
  const week = weeks[weekIndex]
  return week && { week, weekIndex }
}

export function findDay(template: Template, { weekId, dayId }: DayPlace): FoundDay | undefined {
  const found = findWeek(template, { weekId })
  const dayIndex = found?.week.days.findIndex(({ id }) => id === dayId) ?? -1
  return found && dayIn(found, dayIndex)
}

export function findItem(template: Template, place: ItemPlace): FoundItem | undefined {
  const found = findDay(template, place)
  const item = found?.day.items.find(({ id }) => id === place.itemId)
  return found && item && { ...found, item }
}

/** The slot for a meal of a day of the plan, from 1 to 28. */
export function findSlot({ weeks }: Template, dayNumber: number, meal: Meal): FoundItem | undefined {
  const weekIndex = Math.floor((dayNumber - 1) / daysOfWeek)
  const week = weeks[weekIndex]
  const found = week && dayIn({ week, weekIndex }, (dayNumber - 1) % daysOfWeek)
  const item = found?.day.items.find((slot) => slot.meal === meal)
  return found && item && { ...found, item }
}

/** Whichever week it is of. */
export function findDayById(template: Template, dayId: DayId): FoundDay | undefined {
  const week = template.weeks.find(({ days }) => days.some(({ id }) => id === dayId))
  return week && findDay(template, { weekId: week.id, dayId })
}

/** Wherever in the plan it stands. */
export function findById({ weeks }: Template, itemId: ItemId): FoundItem | undefined {
  const holds = ({ items }: Day) => items.some(({ id }) => id === itemId)
  const weekIndex = weeks.findIndex(({ days }) => days.some(holds))
  const week = weeks[weekIndex]
  const found = week && dayIn({ week, weekIndex }, week.days.findIndex(holds))
  const item = found?.day.items.find(({ id }) => id === itemId)
  return found && item && { ...found, item }
}

export function daysIn(found: FoundWeek): FoundDay[] {
  return found.week.days.flatMap((_, dayIndex) => dayIn(found, dayIndex) ?? [])
}

function dayIn({ week, weekIndex }: FoundWeek, dayIndex: number): FoundDay | undefined {
  const day = week.days[dayIndex]
  return day && { week, weekIndex, day, dayIndex, dayNumber: dayNumberOf(weekIndex, dayIndex) }
}

export function itemsIn(found: FoundWeek): FoundItem[] {
  return daysIn(found).flatMap((inDay) => inDay.day.items.map((item) => ({ ...inDay, item })))
}

export function allItems({ weeks }: Template): FoundItem[] {
  return weeks.flatMap((week, weekIndex) => itemsIn({ week, weekIndex }))
}

export function placeOf({ week, day, item }: FoundItem): ItemPlace {
  return { weekId: week.id, dayId: day.id, itemId: item.id }
}

export function placeOfDay({ week, day }: FoundDay): DayPlace {
  return { weekId: week.id, dayId: day.id }
}
