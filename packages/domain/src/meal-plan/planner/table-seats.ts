import { daysOfPlan, type MainMeal, type Meal, mainMeals } from '../../meals/meals.ts'
import type { SlotAt } from './slots.ts'

/** TOG-3: who eats meals of the plan along. */
export type PlannedEater = Readonly<{
  /** Days of the plan, from 0, on which they eat a meal. */
  sharedDays: Readonly<Record<MainMeal, readonly number[]>>
  /** Ids of the dishes, sides too, that they may eat. */
  mayEat: ReadonlySet<string>
  /** In portions of the owner's, about. */
  size: number
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
    dessert: new Set<number>(),
  }))
  const avoided = dishes.map(({ id }) =>
    eaters.flatMap(({ mayEat }, at) => (mayEat.has(id) ? [] : [shared[at]!])),
  )
  const portionsAt = ({ meal, day }: SlotAt) =>
    eaters.reduce((sum, { size }, at) => sum + (shared[at]![meal].has(day) ? size : 0), people)
  const days = Array.from({ length: daysOfPlan }, (_, day) => day)
  const sum = mainMeals.reduce(
    (all, meal) => all + days.reduce((ofMeal, day) => ofMeal + portionsAt({ meal, day }), 0),
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
