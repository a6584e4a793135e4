import { type FoundDay, type FoundItem, findDay } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { type Meal, meals } from '@butterleaf/domain/meals/meals'

/** Ids as they stand in an address; the route says which of them are there. */
type AddressIds = Readonly<Record<string, string | undefined>>

/** The day that an address speaks of; undefined where the template hasn't it. */
export function dayAtAddress(template: Template, ids: AddressIds): FoundDay | undefined {
  const { templateId, weekId = '', dayId = '' } = ids
  return templateId === template.id ? findDay(template, { weekId, dayId }) : undefined
}

/** The slot that an address speaks of, by its item or its meal. */
export function slotAtAddress(template: Template, ids: AddressIds): FoundItem | undefined {
  const found = dayAtAddress(template, ids)
  const item = found?.day.items.find(({ id, meal }) =>
    ids.itemId === undefined ? meal === mealOf(ids.category) : id === ids.itemId,
  )
  return found && item && { ...found, item }
}

function mealOf(category: string | undefined): Meal | undefined {
  return meals.find((meal) => meal === category)
}
