import type { DishNumber } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import type { Portioned } from '../portions/exact-portions.ts'
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
export function portionDay(plan: WorkingPlan, day: number, instead = asItStands): Portioned | undefined {
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
function cheapestOf({ portioned, places, exact, seating }: WorkingPlan, day: number): Portioned | undefined {
  const kind = seating.kindOf[day]!
  const ofKind = portioned.get(kind) ?? new Map<number, Map<number, Portioned | null>>()
  if (ofKind.size === 0) portioned.set(kind, ofKind)
  const first = keyOf(places.count > 0 ? 0 : -1) * keysOfPlace + keyOf(places.count > 1 ? 1 : -1)
  const second = keyOf(places.count > 2 ? 2 : -1) * keysOfPlace + keyOf(places.count > 3 ? 3 : -1)
  const inner = ofKind.get(first) ?? new Map<number, Portioned | null>()
  if (inner.size === 0) ofKind.set(first, inner)
  const known = inner.get(second)
  if (known !== undefined) return known ?? undefined
  const found = exact.cheapest(places, seating.startOf[day]!)
  inner.set(second, found ?? null)
  return found

  function keyOf(place: number): number {
    if (place < 0) return 0
    const fixed = places.least[place] === places.most[place] ? places.least[place]! + 1 : 0
    return ((places.dish[place]! + 1) * 2 + places.isAlone[place]!) * mostFixed + fixed
  }
}

/** A portion that is given, of 0 … 62. */
const mostFixed = 64
const keysOfPlace = 2 ** 26
