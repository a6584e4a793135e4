import type { Meal } from '../../../meals/meals.ts'
import { type Batches, candidatesFor, type DishNumber, type Menu } from '../menu.ts'
import { oldestLeftoverDays, type Slot } from '../slots.ts'
import { type Quarters, quartersPerServing } from './portions.ts'

/** A dessert is baked or set as written: nobody makes one cookie. Where no dish comes out even, half a batch is the next best. */
const partsTried = [1, 2] as const

type Batch = { servings: number; people: number; parts: number }

/** What one person eats, in quarters, of one batch and more, up to a most; `parts` 2 counts in half batches. */
export function batchTotals({ servings, people, parts }: Batch, most: Quarters): Quarters[] {
  const each = (servings * quartersPerServing) / (people * parts)
  const totals = []
  for (let batches = 1; batches * each <= most; batches += 1)
    if (Number.isInteger(batches * each)) totals.push(batches * each)
  return totals
}

/**
 * The ways to share whole batches of a dish among the slots of a cooking, one portion for each slot. Any portions are returned as
 * undefined: no dessert on the menu comes out even, so evenness decides nothing.
 */
export function batchPortionings(
  menu: Menu,
  slots: readonly Slot[],
  dish: DishNumber,
): readonly (readonly Quarters[])[] | undefined {
  const key = `${slots.length} over ${oldestLeftoverDays(slots)}`
  const known = menu.batches.get(key) ?? batchesOf(menu, slots)
  menu.batches.set(key, known)
  if (known.size === 0) return undefined
  return known.get(dish) ?? none
}

const none: readonly (readonly Quarters[])[] = []

/** Whether the dish comes out even in the cooking, in range or not; what is no dessert always does. */
export function canBeShared(
  menu: Menu,
  { meal, slots }: Readonly<{ meal: Meal; slots: readonly Slot[] }>,
  dish: DishNumber,
): boolean {
  return meal !== 'dessert' || batchPortionings(menu, slots, dish)?.length !== 0
}

function batchesOf(menu: Menu, slots: readonly Slot[]): Batches {
  const candidates = candidatesFor(menu, { meal: 'dessert', slots })
  for (const parts of partsTried) {
    const ways = [...candidates].map((dish) => [dish, portionings(menu, slots.length, dish, parts)] as const)
    const even = ways.filter(([, portions]) => portions.length > 0)
    if (even.length > 0) return new Map(even)
  }
  return new Map()
}

function portionings(menu: Menu, slots: number, dish: DishNumber, parts: number): Quarters[][] {
  const least = menu.leastPortion.dessert[dish]!
  const most = menu.mostPortion.dessert[dish]!
  const batch = { servings: menu.dishes[dish]!.batchServings, people: menu.people, parts }
  return batchTotals(batch, most * slots).flatMap((total) => shares(total, slots, { least, most }))
}

/** A total shared among so many slots, each within the limits. */
function shares(total: Quarters, slots: number, limits: { least: Quarters; most: Quarters }): Quarters[][] {
  const { least, most } = limits
  if (slots === 1) return total >= least && total <= most ? [[total]] : []
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more).flatMap((first) =>
    shares(total - first, slots - 1, limits).map((others) => [first, ...others]),
  )
}
