import { daysOfPlan, daysOfWeek, type MainMeal, type Meal, mainMeals } from '../../meals.ts'
import { feedingsOf, isOtherDish, type LeftoverPair } from '../feedings.ts'
import { isAt, type Slot, type SlotAt } from '../slots.ts'
import type { Wishes } from '../wishes.ts'

/** One dish cooked for one slot or more: for a day, for a day and its leftovers, or for most of a week. Fresh slots come first. */
export type Cooking = { meal: Meal; slots: readonly Slot[]; isSameAllWeek: boolean }

/** Of a week, counted from 0. */
export const dessertDays: readonly number[] = [2, 5]

/** Which slots there are, and which of them share a dish. What the dishes are is nobody's business yet. */
export function skeletonOf(wishes: Wishes): Cooking[] {
  const weeks = Array.from({ length: daysOfPlan / daysOfWeek }, (_, week) => week * daysOfWeek)
  const week = weekOf(wishes)
  return weeks.flatMap((monday) => week.map((cooking) => later(cooking, monday)))
}

function weekOf(wishes: Wishes): Cooking[] {
  const mains = mainMeals.filter((meal) => !wishes[meal].isSkipped)
  const fresh = mains.flatMap((meal) => freshOf(meal, wishes))
  const desserts = wishes.dessert.isSkipped ? [] : dessertDays.map((day) => alone({ day, meal: 'dessert' }))
  return [...feedingsOf(wishes).reduce(fed, fresh), ...desserts]
}

/** One cooking a day, or one for most of the week beside the days that have another. */
function freshOf(meal: MainMeal, wishes: Wishes): Cooking[] {
  const days = Array.from({ length: daysOfWeek }, (_, day) => day)
  const isSame = (day: number) => !isOtherDish(day, wishes[meal].variety)
  const same = days.filter(isSame).map((day): Slot => ({ day, meal }))
  const single = days.filter((day) => !isSame(day)).map((day) => alone({ day, meal }))
  return same.length === 0 ? single : [{ meal, slots: same, isSameAllWeek: true }, ...single]
}

/** The slot that eats leaves the cooking it had and joins the one that feeds it. */
function fed(cookings: readonly Cooking[], { eats, from }: LeftoverPair): Cooking[] {
  return cookings.flatMap((cooking) => {
    const slots = cooking.slots.filter((slot) => !isAt(slot, eats))
    if (cooking.slots.some((slot) => isAt(slot, from))) slots.push({ ...eats, leftoverOf: from })
    return slots.length > 0 ? [{ ...cooking, slots }] : []
  })
}

export function alone(slot: SlotAt): Cooking {
  return { meal: slot.meal, slots: [slot], isSameAllWeek: false }
}

function later(cooking: Cooking, days: number): Cooking {
  const on = ({ day, meal }: SlotAt): SlotAt => ({ day: day + days, meal })
  const slots = cooking.slots.map(({ leftoverOf, ...slot }): Slot => {
    return leftoverOf ? { ...on(slot), leftoverOf: on(leftoverOf) } : on(slot)
  })
  return { ...cooking, slots }
}
