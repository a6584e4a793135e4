import type { DishNumber } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import type { Portioned } from '../portions/exact-portions.ts'
import type { Places } from '../portions/places.ts'
import type { OpenCooking, Seat } from './seating.ts'
import type { WorkingPlan } from './working-plan.ts'

/** One dish other than the plan has, or two. */
export type Instead = {
  cooking: OpenCooking | undefined
  dish: DishNumber
  also?: OpenCooking | undefined
  alsoDish?: DishNumber
}
const asItStands: Instead = { cooking: undefined, dish: -1 }

/** The cheapest portions of a day, its desserts as they are shared out; undefined where none are in range. */
export function portionDishes(plan: WorkingPlan, day: number, instead = asItStands): Portioned | undefined {
  const seats = plan.seating.seatsOn[day]!
  for (const [place, seat] of seats.entries()) {
    const { cooking } = seat
    const dish =
      cooking === instead.cooking
        ? instead.dish
        : cooking === instead.also
          ? instead.alsoDish!
          : plan.dishOf[cooking.number]!
    fillPlace(plan, place, seat, dish)
  }
  plan.places.count = seats.length
  return cheapestOf(plan, day)
}

function fillPlace(
  { places, menu, portions }: WorkingPlan,
  place: number,
  seat: Seat,
  dish: DishNumber,
): void {
  const { cooking, meal, number } = seat
  places.dish[place] = dish
  places.isAlone[place] = Number(cooking.seats.length === 1)
  if (isBatch(cooking) && batchPortionings(menu, cooking.placed.slots, dish)) {
    places.least[place] = portions[number]!
    places.most[place] = portions[number]!
    return
  }
  places.least[place] = menu.leastPortion[meal][dish]!
  places.most[place] = menu.mostPortion[meal][dish]!
}

/** Its portions use up whole batches, so they hang together over its days. */
export function isBatch({ placed }: OpenCooking): boolean {
  return placed.meal === 'dessert'
}

/** A plan asks for the same days again and again. */
function cheapestOf(plan: WorkingPlan, day: number): Portioned | undefined {
  const { portioned, places, exact, seating, keptAmounts } = plan
  const kind = seating.kindOf[day]!
  const first = keyOf(places, 0) * keysOfPlace + keyOf(places, 1)
  const second = keyOf(places, 2) * keysOfPlace + keyOf(places, 3)
  let ofKind = portioned.get(kind)
  if (!ofKind) {
    ofKind = new Map()
    portioned.set(kind, ofKind)
  }
  let known = ofKind.get(first)
  if (!known) {
    known = new Map()
    ofKind.set(first, known)
  }
  const found = known.get(second)
  if (found !== undefined) return found ?? undefined
  const fresh = exact.cheapest(places, seating.startOf[day]!, keptAmounts && { amounts: keptAmounts, day })
  known.set(second, fresh ?? null)
  return fresh
}

/** Two of these still make a whole number. */
const keysOfPlace = 2 ** 26
/** A portion that is given. */
const mostFixed = 64

function keyOf({ count, dish, least, most, isAlone }: Places, place: number): number {
  if (place >= count) return 0
  const fixed = least[place] === most[place] ? least[place]! + 1 : 0
  return ((dish[place]! + 1) * 2 + isAlone[place]!) * mostFixed + fixed
}
