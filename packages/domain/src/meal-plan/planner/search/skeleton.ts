import {
  daysDessertsKeep,
  daysOfPlan,
  daysOfWeek,
  type MainMeal,
  type Meal,
  mainMeals,
} from '../../../meals/meals.ts'
import type { Wishes } from '../../../onboarding/wishes.ts'
import { isAt, type Slot, type SlotAt } from '../slots.ts'
import { dishOfDay, feedingsOf, type LeftoverPair } from './feedings.ts'

/** One dish cooked for one slot or more: for a day, for a day and its leftovers, or for several days of a week. Fresh slots come first. */
export type Cooking = { meal: Meal; slots: readonly Slot[]; isSameAllWeek: boolean }

/** Of a week, counted from 0. */
export const dessertDays: readonly number[] = [2, 5]

/** Which slots there are, and which of them share a dish. It doesn't know which dishes. */
export function skeletonOf(wishes: Wishes): Cooking[] {
  const weeks = Array.from({ length: daysOfPlan / daysOfWeek }, (_, week) => week * daysOfWeek)
  const week = weekOf(wishes)
  return weeks.flatMap((monday) => week.map((cooking) => later(cooking, monday)))
}

function weekOf(wishes: Wishes): Cooking[] {
  const mains = mainMeals.filter((meal) => !wishes[meal].isSkipped)
  const fresh = mains.flatMap((meal) => freshOf(meal, wishes))
  const desserts = wishes.dessert.isSkipped
    ? []
    : dessertDays.map((day): SlotAt => ({ day, meal: 'dessert' }))
  return [...feedingsOf(wishes).reduce(fed, fresh), ...dessertBatches(desserts)]
}

/** Desserts of which each but the first of a batch is its leftover, while it keeps and within the week. */
export function dessertBatches(desserts: readonly SlotAt[]): Cooking[] {
  const batches: [SlotAt, ...SlotAt[]][] = []
  for (const slot of desserts.toSorted((a, b) => a.day - b.day)) {
    const batch = batches.at(-1)
    if (batch && batch.length < mostMealsOfABatch && isKeptUntil(slot, batch[0])) batch.push(slot)
    else batches.push([slot])
  }
  return batches.map(([first, ...later]) => {
    const leftovers = later.map((slot) => ({ ...slot, leftoverOf: first }))
    return { meal: 'dessert', slots: [first, ...leftovers], isSameAllWeek: false }
  })
}

/** More would be the same dessert all week. */
const mostMealsOfABatch = 2

function isKeptUntil({ day }: SlotAt, cooked: SlotAt): boolean {
  const isSameWeek = Math.floor(day / daysOfWeek) === Math.floor(cooked.day / daysOfWeek)
  return isSameWeek && day > cooked.day && day - cooked.day <= daysDessertsKeep
}

/** One cooking a day, or two dishes that take turns. */
function freshOf(meal: MainMeal, wishes: Wishes): Cooking[] {
  const slots = Array.from({ length: daysOfWeek }, (_, day): SlotAt => ({ day, meal }))
  if (wishes[meal].variety === 'varied') return slots.map(alone)
  return [0, 1].map((dish) => {
    const own = slots.filter(({ day }) => dishOfDay({ day, meal }, wishes) === dish)
    return { meal, slots: own, isSameAllWeek: true }
  })
}

/** The slot that eats leaves the cooking it had and joins the one that feeds it. */
function fed(cookings: readonly Cooking[], { eats, from }: LeftoverPair): Cooking[] {
  return cookings.flatMap((cooking) => {
    const slots = cooking.slots.filter((slot) => !isAt(slot, eats))
    if (cooking.slots.some((slot) => isAt(slot, from))) slots.push({ ...eats, leftoverOf: from })
    return slots.length > 0 ? [{ ...cooking, slots }] : []
  })
}

export function alone({ day, meal }: SlotAt): Cooking {
  return { meal, slots: [{ day, meal }], isSameAllWeek: false }
}

function later(cooking: Cooking, days: number): Cooking {
  const on = ({ day, meal }: SlotAt): SlotAt => ({ day: day + days, meal })
  const slots = cooking.slots.map(({ leftoverOf, ...slot }): Slot => {
    return leftoverOf ? { ...on(slot), leftoverOf: on(leftoverOf) } : on(slot)
  })
  return { ...cooking, slots }
}
