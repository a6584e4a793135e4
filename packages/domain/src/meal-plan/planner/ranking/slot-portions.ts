import type { MacroVector } from '../day-bounds.ts'
import type { Dish } from '../menu.ts'
import type { DayCost } from '../objective.ts'
import { batchTotals } from '../portions/batches.ts'
import { leastPortion, mostPortionOf, type Quarters, servingsOf } from '../portions/portions.ts'
import { added, type Part, portionsInRange } from '../portions/portions-in-range.ts'
import { weights } from '../weights.ts'
import type { Reportioned, SlotAround } from './slot-around.ts'

/** What the slot would hold, and what the day costs then. */
type PricedPortion = {
  portion: Quarters
  cost: number
  totals: MacroVector
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

/** The portion that leaves the day cheapest, the rest of it as given. */
export function bestPortion(
  { perQuarter, least, most }: Part,
  rest: MacroVector,
  dayCost: DayCost,
): PricedPortion {
  const portion = cheapestPortion(perQuarter, least, most, rest, dayCost)
  const totals = added(rest, perQuarter, portion)
  return { portion, cost: dayCost(...totals), totals }
}

/** The portion alone: hundreds of dishes a question, so nothing is made on the way. */
export function cheapestPortion(
  perQuarter: MacroVector,
  least: Quarters,
  most: Quarters,
  rest: MacroVector,
  dayCost: DayCost,
): Quarters {
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
    if (otherCost < cost) {
      portion = other
      cost = otherCost
    }
  }
  return portion
}

/** All servings of the day found together, where that brings it into range, then each drawn to the middle once. */
export function reportioned(part: Part, around: SlotAround): Reportioned | undefined {
  const { withSlot, spare, bounds, fixed, dayCost, found } = around
  withSlot[0] = part
  const portions = portionsInRange(withSlot, bounds, fixed, spare)
  if (!portions) return undefined
  const { totals } = found
  for (let macro = 0; macro < totals.length; macro += 1) {
    totals[macro] = fixed[macro]!
    for (let at = 0; at < portions.length; at += 1)
      totals[macro]! += portions[at]! * withSlot[at]!.perQuarter[macro]!
  }
  for (let at = 0; at < portions.length; at += 1) {
    const { perQuarter, least, most } = withSlot[at]!
    for (let macro = 0; macro < totals.length; macro += 1)
      totals[macro]! -= portions[at]! * perQuarter[macro]!
    portions[at] = cheapestPortion(perQuarter, least, most, totals, dayCost)
    for (let macro = 0; macro < totals.length; macro += 1)
      totals[macro]! += portions[at]! * perQuarter[macro]!
  }
  found.portions = portions
  found.cost = dayCost(totals[0], totals[1], totals[2], totals[3]) + weights.othersChange.value
  return found
}

/** The servings of the neighbours then, in their order. */
export function servingsBeside(
  { portions }: Pick<Reportioned, 'portions'>,
  { parts, neighbours }: SlotAround,
): number[] {
  const [, ...next] = portions
  return neighbours.map(({ servings }, at) => (parts[at] ? servingsOf(next.shift()!) : servings))
}
