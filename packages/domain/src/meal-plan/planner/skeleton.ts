import { daysOfPlan, daysOfWeek, type MainMeal, type Meal } from '../meals.ts'
import type { Wishes } from './wishes.ts'

export type Slot = { day: number; meal: Meal; isLeftover: boolean }

/** One dish cooked for one slot or more: for a day, for a day and its leftovers, or for most of a week. */
export type Cooking = { meal: Meal; slots: readonly Slot[]; isSameAllWeek: boolean }

/** Days of a week that eat what an earlier one cooked: [eats, cooked]. Two or three of seven for "some", four for "mostly". */
const fedBySameMeal = {
  none: [],
  some: [
    [2, 0],
    [5, 3],
  ],
  mostly: [
    [1, 0],
    [2, 0],
    [4, 3],
    [5, 3],
  ],
} as const
/** Lunches on leftovers: of last evening's dinner where there is one, else of an earlier lunch. */
const lunchesFed = { none: [], some: [1, 3, 5], mostly: [1, 2, 4, 5, 6] } as const
/** When most of a week's slots hold one dish, these stay free for another. */
const otherDaysOfASameWeek = [2, 5]
const dessertDays = [2, 5]
/** LEFT-1. */
export const daysLeftoversKeep = 3

/** Which slots there are, and which of them share a dish. What the dishes are is nobody's business yet. */
export function skeletonOf(wishes: Wishes): Cooking[] {
  const weeks = Array.from({ length: daysOfPlan / daysOfWeek }, (_, week) => week * daysOfWeek)
  return weeks.flatMap((monday) => {
    const dinners = wishes.dinner.isSkipped ? [] : weekOf('dinner', wishes, fedByItself('dinner', wishes))
    const lunches = wishes.lunch.isSkipped ? [] : weekOf('lunch', wishes, fedLunches(wishes, dinners))
    const breakfasts = wishes.breakfast.isSkipped
      ? []
      : weekOf('breakfast', wishes, fedByItself('breakfast', wishes))
    const mains = joined([...breakfasts, ...lunches, ...dinners])
    const desserts = wishes.dessert.isSkipped ? [] : dessertDays.map((day) => alone('dessert', day))
    return [...mains, ...desserts].map((cooking) => later(cooking, monday))
  })
}

type Feeding = { day: number; parent: { meal: MainMeal; day: number } }
/** A cooking, or slots that a dish cooked for another meal feeds. */
type Part = Cooking & { parent?: Feeding['parent'] }

function weekOf(meal: MainMeal, wishes: Wishes, fed: readonly Feeding[]): Part[] {
  const isSame = wishes[meal].variety === 'mostly-the-same'
  const feeding = new Map(isSame ? [] : fed.map(({ day, parent }) => [day, parent]))
  const days = Array.from({ length: daysOfWeek }, (_, day) => day)
  const fresh = days.filter((day) => !feeding.has(day))
  const main = isSame ? fresh.filter((day) => !otherDaysOfASameWeek.includes(day)) : []
  const same: Part[] =
    main.length === 0
      ? []
      : [{ meal, slots: main.map((day) => ({ day, meal, isLeftover: false })), isSameAllWeek: true }]
  const single = fresh.filter((day) => !main.includes(day)).map((day) => alone(meal, day))
  const leftovers = [...feeding].map(([day, parent]): Part => {
    return { meal, slots: [{ day, meal, isLeftover: true }], isSameAllWeek: false, parent }
  })
  return [...same, ...single, ...leftovers]
}

function fedByItself(meal: MainMeal, wishes: Wishes): Feeding[] {
  return fedBySameMeal[wishes[meal].leftovers].map(([day, parent]) => ({
    day,
    parent: { meal, day: parent },
  }))
}

function fedLunches(wishes: Wishes, dinners: readonly Part[]): Feeding[] {
  const cookedBy = new Map(
    dinners.flatMap(({ slots, parent }) => slots.map(({ day }) => [day, parent?.day ?? day] as const)),
  )
  const days: readonly number[] = lunchesFed[wishes.lunch.leftovers]
  const fed: Feeding[] = []
  for (const day of days) {
    const dinner = cookedBy.get(day - 1)
    const isSameTwiceADay = dinner === cookedBy.get(day)
    if (dinner !== undefined && !isSameTwiceADay && day - dinner <= daysLeftoversKeep) {
      fed.push({ day, parent: { meal: 'dinner', day: dinner } })
      continue
    }
    const lunch = lastFreshBefore(day, fed)
    if (day - lunch <= daysLeftoversKeep) fed.push({ day, parent: { meal: 'lunch', day: lunch } })
  }
  return fed
}

function lastFreshBefore(day: number, fed: readonly Feeding[]): number {
  let last = day - 1
  while (fed.some((feeding) => feeding.day === last)) last -= 1
  return last
}

/** Every leftover is put to the cooking that feeds it. */
function joined(parts: readonly Part[]): Cooking[] {
  const isFedBy = (part: Part, cooking: Cooking) =>
    part.parent?.meal === cooking.meal && part.parent.day === cooking.slots[0]!.day
  return parts
    .filter(({ parent }) => parent === undefined)
    .map(({ meal, slots, isSameAllWeek }) => {
      const own = { meal, slots, isSameAllWeek }
      const fed = parts.filter((part) => isFedBy(part, own)).flatMap((part) => part.slots)
      return { ...own, slots: [...slots, ...fed] }
    })
}

function alone(meal: Meal, day: number): Cooking {
  return { meal, slots: [{ day, meal, isLeftover: false }], isSameAllWeek: false }
}

function later(cooking: Cooking, days: number): Cooking {
  return { ...cooking, slots: cooking.slots.map((slot) => ({ ...slot, day: slot.day + days })) }
}
