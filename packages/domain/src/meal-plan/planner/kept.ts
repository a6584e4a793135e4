import type { KeptCooking } from './board.ts'
import type { Dish, Menu } from './menu.ts'
import type { PlannedItem } from './planned-day.ts'
import { leastPortion, quartersPerServing } from './portions/portions.ts'
import { alone, type Cooking } from './search/skeleton.ts'
import { isAt, type Slot, type SlotAt } from './slots.ts'
import { dinerOfDay, isOwnersDay, type PlannedEater, seatEaters } from './table-seats.ts'

/** An item that is on the plan already and stays as it is. */
export type KeptItem = Slot & { dish: Dish; servings: number; sides?: PlannedItem['sides'] }

/** Sides stand for themselves: nothing is chosen beside what is kept. */
export function keptHelpings(kept: readonly KeptItem[]): KeptItem[] {
  return kept.flatMap(({ sides = [], ...item }) => [
    item,
    ...sides.map((side) => ({ day: item.day, meal: item.meal, ...side })),
  ])
}

/** Kept dishes may be ones that could not be chosen now: too long to cook, avoided since. */
export function keptDishes(kept: readonly KeptItem[], dishes: readonly Dish[]): Dish[] {
  const known = new Set(dishes.map(({ id }) => id))
  const others = new Map(kept.filter(({ dish }) => !known.has(dish.id)).map(({ dish }) => [dish.id, dish]))
  return [...others.values()]
}

/** Each kept item by itself: nothing is chosen for it, so nobody asks what it shares a dish with. */
export function keptOn(
  menu: Menu,
  kept: readonly KeptItem[],
  table?: readonly PlannedEater[],
): KeptCooking[] {
  const numbers = new Map(menu.dishes.map(({ id }, number) => [id, number]))
  return kept.map(({ dish, servings, ...slot }) => {
    const own = Math.round(servings * quartersPerServing)
    const [cooking] = seatEaters([{ meal: slot.meal, slots: [slot], isSameAllWeek: false }], table)
    const sizes = table?.flatMap(({ needs, size }) => (needs ? [size] : []))
    // TOG-3: about what others get of it: their portions follow from their whole day once it stands.
    const portions = cooking!.slots.map(({ day }) =>
      isOwnersDay(day) || dish.isSide
        ? own
        : Math.max(leastPortion, Math.round(sizes![dinerOfDay(day) - 1]! * own)),
    )
    const slots = dish.isSide ? [slot] : cooking!.slots
    return { ...cooking!, slots, dish: numbers.get(dish.id)!, portions: portions.slice(0, slots.length) }
  })
}

/** What is left to fill. A leftover whose cooking is kept away is cooked afresh. */
export function openCookings(skeleton: readonly Cooking[], kept: readonly SlotAt[]): Cooking[] {
  const isKept = (slot: SlotAt) => kept.some((other) => isAt(slot, other))
  return skeleton.flatMap((cooking) => {
    const open = cooking.slots.filter((slot) => !isKept(slot))
    if (open.length === cooking.slots.length) return [cooking]
    const isFed = ({ leftoverOf }: Slot) => leftoverOf === undefined || !isKept(leftoverOf)
    const orphans = open.filter((slot) => !isFed(slot)).map(({ day, meal }) => alone({ day, meal }))
    const slots = open.filter(isFed)
    return slots.length > 0 ? [{ ...cooking, slots }, ...orphans] : orphans
  })
}
