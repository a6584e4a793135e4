import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import { applyInOrder, type Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import { portionDay } from '@butterleaf/domain/meal-plan/operations/portion-day'
import type { DayPlace } from '@butterleaf/domain/meal-plan/places'
import type { Fit } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import type { Day, Template } from '@butterleaf/domain/meal-plan/template'
import type { DayNeighbour } from '#platform/planner/slot-choices.ts'

/** Something else the day eats, and which item it is. */
export type Neighbour = DayNeighbour & { itemId: string }

/** A dish that is locked, or shared with another day, keeps its serving. */
export function neighboursOf({ items }: Day, itemId: string): Neighbour[] {
  return items
    .filter(isFilled)
    .filter(({ id }) => id !== itemId)
    .map(({ id, meal, recipeId, servings, kind, isLocked }) => {
      return { itemId: id, meal, recipeId, servings, isFixed: isLocked || kind !== 'normal' }
    })
}

/** The day's other meals that have nothing yet. Dessert is nobody's duty. */
export function openMealsOf({ items }: Day, itemId: string): Meal[] {
  return items
    .filter(({ id, kind, meal }) => id !== itemId && kind === 'empty' && meal !== 'dessert')
    .map(({ meal }) => meal)
}

/** Puts the dish there, with new servings for its neighbours where only these bring the day into range. */
export function putWithFit(
  template: Template,
  place: DayPlace,
  { fit, neighbours }: { fit: Pick<Fit, 'neighbourServings'> | undefined; neighbours: readonly Neighbour[] },
  put: (template: Template) => Outcome,
): Outcome {
  const portions = neighbours.flatMap(({ itemId, servings, isFixed }, at) => {
    const next = fit?.neighbourServings?.[at] ?? servings
    return isFixed || next === servings ? [] : [{ itemId, servings: next }]
  })
  return applyInOrder(template, [put, (current) => portionDay(current, place, portions)])
}
