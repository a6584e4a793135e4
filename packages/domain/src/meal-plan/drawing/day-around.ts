import type { Meal } from '../../meals/meals.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { type ItemId, isFilled } from '../item.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { portionDay } from '../operations/portion-day.ts'
import type { DayPlace } from '../places.ts'
import type { Fit } from '../planner/rank-slot.ts'
import type { Day, Template } from '../template.ts'

/** Something else the day eats. */
export type DayNeighbour = Readonly<{
  itemId: ItemId
  meal: Meal
  recipeId: RecipeId
  servings: number
  /** Its serving stays: a locked item, a leftover, one that feeds leftovers. */
  isFixed: boolean
}>

export function neighboursOf({ items }: Day, itemId: ItemId): DayNeighbour[] {
  return items
    .filter(isFilled)
    .filter(({ id }) => id !== itemId)
    .map(({ id, meal, recipeId, servings, kind, isLocked }) => {
      return { itemId: id, meal, recipeId, servings, isFixed: isLocked || kind !== 'normal' }
    })
}

/** A fit for a slot, and the day it was found for. */
export type FitOfDay = Readonly<{
  day: Day
  itemId: ItemId
  fit: Pick<Fit, 'neighbourServings'> | undefined
}>

/** Puts the dish there, with new servings for its neighbours where only these bring the day into range. */
export function putWithFit(
  template: Template,
  place: DayPlace,
  { day, itemId, fit }: FitOfDay,
  put: (template: Template) => Outcome,
): Outcome {
  const portions = neighboursOf(day, itemId).flatMap((neighbour, at) => {
    const { servings, isFixed } = neighbour
    const next = fit?.neighbourServings?.[at] ?? servings
    return isFixed || next === servings ? [] : [{ itemId: neighbour.itemId, servings: next }]
  })
  return applyInOrder(template, [put, (current) => portionDay(current, place, portions)])
}
