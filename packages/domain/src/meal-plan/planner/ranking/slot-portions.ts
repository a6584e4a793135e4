import type { MacroVector } from '../day-bounds.ts'
import type { Dish } from '../menu.ts'
import type { DayCost } from '../objective.ts'
import { batchTotals } from '../portions/batches.ts'
import { leastPortion, mostPortionOf, type Quarters, quartersPerServing } from '../portions/portions.ts'
import { added, type Part, portionsInRange } from '../portions/portions-in-range.ts'
import { weights } from '../weights.ts'
import type { SlotAround } from './slot-around.ts'

/** What the slot would hold, and what the day costs then. */
export type PricedPortion = {
  portion: Quarters
  cost: number
  totals: MacroVector
  /** Of the neighbours, where theirs change. */
  others: readonly Quarters[] | undefined
}

/** The same part where a plate reaches the meal's share; else the plate that comes nearest to it. */
export function asLargestPlate(part: Part, { gramsPerServing }: Dish): Part {
  const plate = Math.max(leastPortion, mostPortionOf(gramsPerServing))
  return part.least > plate ? { ...part, least: plate, most: plate } : part
}

/** The one portion of whole batches that leaves the day cheapest; none where the part holds none. */
export function wholeBatches(
  part: Part,
  { dish, people }: { dish: Dish; people: number },
  around: SlotAround,
): Part {
  const batch = { servings: dish.batchServings, people, parts: 1 }
  const priced = batchTotals(batch, part.most)
    .filter((total) => total >= part.least)
    .map((total) => bestPortion({ ...part, least: total, most: total }, around.all, around.dayCost))
    .sort((a, b) => a.cost - b.cost)
  const best = priced[0]?.portion
  return best === undefined ? { ...part, least: 1, most: 0 } : { ...part, least: best, most: best }
}

/** The portion that leaves the day cheapest, the rest of it as given. Hundreds of dishes a question: nothing is made on the way. */
export function bestPortion(
  { perQuarter, least, most }: Part,
  rest: MacroVector,
  dayCost: DayCost,
): PricedPortion {
  const [calories, fat, netCarbs, protein] = perQuarter
  let portion = least
  let cost = Number.POSITIVE_INFINITY
  for (let other = least; other <= most; other += 1) {
    const otherCost = dayCost(
      rest[0] + other * calories,
      rest[1] + other * fat,
      rest[2] + other * netCarbs,
      rest[3] + other * protein,
    )
    if (otherCost < cost) [portion, cost] = [other, otherCost]
  }
  return { portion, cost, totals: added(rest, perQuarter, portion), others: undefined }
}

/** All servings of the day found together, where that brings it into range, then each drawn to the middle once. */
export function reportioned(
  part: Part,
  { parts, free: others, spare, bounds, fixed, dayCost, neighbours }: SlotAround,
): PricedPortion | undefined {
  const free = [part, ...others]
  const found = portionsInRange(free, bounds, fixed, spare)
  if (!found) return undefined
  const portions = [...found]
  let totals = portions.reduce((sum, portion, at) => added(sum, free[at]!.perQuarter, portion), fixed)
  let cost = dayCost(...totals)
  for (const [at, one] of free.entries()) {
    const best = bestPortion(one, added(totals, one.perQuarter, -portions[at]!), dayCost)
    portions[at] = best.portion
    totals = best.totals
    cost = best.cost
  }
  const [portion, ...next] = portions
  const inOrder = neighbours.map(({ servings }, at) =>
    parts[at] ? next.shift()! : servings * quartersPerServing,
  )
  return { portion: portion!, cost: cost + weights.othersChange.value, totals, others: inOrder }
}
