import { cookedServings } from '@butterleaf/domain/meal-plan/cooked-amount'
import { type CookedItem, cookingOf, isCooked, isFilled } from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, type FoundWeek, itemsIn } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import type { Eating } from '#platform/pdf/models/recipe-model.ts'

/** One cooking of a dish for all at the table, to be eaten that day and perhaps later. */
export type PlanCooking = Readonly<{ item: CookedItem; servings: number; eaten: readonly Eating[] }>

/** In the order of the days. */
export function cookingsOf(template: Template, people: number): PlanCooking[] {
  return template.weeks.flatMap((week, weekIndex) => cookingsIn(template, { week, weekIndex }, people))
}

function cookingsIn(template: Template, found: FoundWeek, people: number): PlanCooking[] {
  const slots = itemsIn(found)
  return slots.flatMap(({ week, item }) => {
    if (!isCooked(item)) return []
    const eaten = slots.filter((slot) => isFilled(slot.item) && cookingOf(slot.item) === item.id)
    const servings = people * cookedServings(week, item)
    return [{ item, servings, eaten: eaten.map((slot) => eatingOf(template, slot)) }]
  })
}

function eatingOf(template: Template, { dayNumber, item }: FoundItem): Eating {
  const date = dateOfDay(template, dayNumber)
  return { dayNumber, date, meal: item.meal, isLeftover: item.kind === 'leftover' }
}
