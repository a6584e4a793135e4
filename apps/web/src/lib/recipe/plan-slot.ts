import type { PlanDay, PlanItem, PlanTemplate, PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import { type Meal, meals } from '@butterleaf/domain/meal-plan/meals'

/** Ids as they stand in an address; the route says which of them are there. */
export type AddressIds = Readonly<Record<string, string | undefined>>
export type SlotDay = Readonly<{ week: PlanWeek; day: PlanDay; place: { weekId: string; dayId: string } }>

export function dayAt({ weeks }: PlanTemplate, { weekId, dayId }: AddressIds): SlotDay | undefined {
  const week = weeks.find(({ id }) => id === weekId)
  const day = week?.days.find(({ id }) => id === dayId)
  return week && day && { week, day, place: { weekId: week.id, dayId: day.id } }
}

export function slotOf({ items }: PlanDay, meal: Meal): PlanItem | undefined {
  return items.find(({ category }) => category === meal)
}

/** An item's slot, wherever in the week it stands. */
export function itemIn({ days }: PlanWeek, itemId: string): { day: PlanDay; item: PlanItem } | undefined {
  for (const day of days) {
    const item = day.items.find(({ id }) => id === itemId)
    if (item) return { day, item }
  }
  return undefined
}

export function mealFrom(category: string | undefined): Meal | undefined {
  return meals.find((meal) => meal === category)
}
