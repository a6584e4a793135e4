import { daysOfPlan, type MainMeal, type Meal, mainMeals } from '../../meals/meals.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { Share } from '../../onboarding/meal-shares.ts'
import type { Cooking } from './search/skeleton.ts'
import type { Slot, SlotAt } from './slots.ts'

/** TOG-3: who eats meals of the plan along. */
export type PlannedEater = Readonly<{
  /** Days of the plan, from 0, on which they eat a meal. */
  sharedDays: Readonly<Record<MainMeal, readonly number[]> & { dessert?: readonly number[] | undefined }>
  /** Ids of the dishes, sides too, that they may eat. */
  mayEat: ReadonlySet<string>
  /** In portions of the owner's, about. */
  size: number
  /** Of an eater whose portions follow from their own: their days are planned beside the owner's. */
  needs?: EaterNeeds | undefined
}>

export type EaterNeeds = Readonly<{
  /** A day of theirs on average. */
  calories: number
  /** What each meal may hold of it. */
  shares: Readonly<Record<Meal, Share>>
  /** Of each of the 28 days what the meals that they share may come to; undefined where they share none. */
  rangesOn: readonly (MacroRanges | undefined)[]
}>

/** TOG-3: what eaters make of the dishes of a slot. */
export type TableSeats = Readonly<{
  /** Whether all who eat in the slots may have it. */
  suits(dish: number, slots: readonly SlotAt[]): boolean
  /** How many portions of the owner's size are eaten in a slot, theirs included; of a meal, on the day with most. */
  portionsAt(slot: SlotAt): number
  mostPortions(meal: Meal): number
  /** Of a main meal on average. */
  usualPortions: number
}>

export function tableSeatsOf(
  eaters: readonly PlannedEater[] = [],
  people: number,
  dishes: readonly Readonly<{ id: string }>[],
): TableSeats | undefined {
  if (eaters.length === 0) return undefined
  const shared = eaters.map(({ sharedDays }) => ({
    breakfast: new Set(sharedDays.breakfast),
    lunch: new Set(sharedDays.lunch),
    dinner: new Set(sharedDays.dinner),
    dessert: new Set(sharedDays.dessert),
  }))
  const avoided = dishes.map(({ id }) =>
    eaters.flatMap(({ mayEat }, at) => (mayEat.has(id) ? [] : [shared[at]!])),
  )
  const portionsAt = ({ meal, day }: SlotAt) =>
    eaters.reduce((sum, { size }, at) => sum + (shared[at]![meal].has(day) ? size : 0), people)
  const days = Array.from({ length: daysOfPlan }, (_, day) => day)
  // Those with needs of their own have seats, and portions that are counted there.
  const usual = ({ meal, day }: SlotAt) =>
    eaters.reduce(
      (all, { size, needs }, at) => all + (!needs && shared[at]![meal].has(day) ? size : 0),
      people,
    )
  const sum = mainMeals.reduce(
    (all, meal) => all + days.reduce((ofMeal, day) => ofMeal + usual({ meal, day }), 0),
    0,
  )
  return {
    portionsAt,
    suits: (dish, slots) => {
      const by = avoided[dish]!
      return by.length === 0 || !slots.some(({ meal, day }) => by.some((days) => days[meal].has(day)))
    },
    mostPortions: (meal) => Math.max(...days.map((day) => portionsAt({ meal, day }))),
    usualPortions: sum / (mainMeals.length * daysOfPlan),
  }
}

/** The days of the owner are 0 to 27, those of the first eater with needs 28 to 55, and so on. */
export function dinerOfDay(day: number): number {
  return Math.floor(day / daysOfPlan)
}

export function isOwnersDay(day: number): boolean {
  return day < daysOfPlan
}

/**
 * TOG-3: a cooking also feeds those who share a slot of it and have needs of their own: on a day of theirs, as something that isn't cooked
 * there. So what is chosen for it is priced on the days of all, each in portions of their own.
 */
export function seatEaters<One extends Cooking>(
  cookings: readonly One[],
  table: readonly PlannedEater[] | undefined,
): One[] {
  const withNeeds = table?.filter(({ needs }) => needs) ?? []
  if (withNeeds.length === 0) return [...cookings]
  const seatsOf = ({ day, meal, leftoverOf }: Slot): Slot[] =>
    withNeeds.flatMap(({ sharedDays }, at) => {
      if (meal === 'dessert' || !sharedDays[meal].includes(day)) return []
      const from = (at + 1) * daysOfPlan
      const cookedAt = leftoverOf ?? { day, meal }
      return [{ day: from + day, meal, leftoverOf: { ...cookedAt, day: from + cookedAt.day } }]
    })
  return cookings.map((cooking) => ({
    ...cooking,
    slots: [...cooking.slots, ...cooking.slots.flatMap(seatsOf)],
  }))
}
