import type { PlanDay, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'

/** Where a card stands: `building` offers what can be done with a meal, `ready` is for cooking by. */
export type DayView = 'building' | 'ready'

export type FilledPlanItem = Exclude<PlanItem, { value: null }>

export type CardProps<Item = PlanItem> = { item: Item; day: PlanDay; view: DayView }

export function placeOfItem({ day, item }: { day: PlanDay; item: { id: string } }): ItemPlace {
  return { weekId: day.weekId, dayId: day.id, itemId: item.id }
}
