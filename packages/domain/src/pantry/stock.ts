import { emptyRow, type FoodDays, followFood } from './follow-food.ts'
import type { StockFood } from './stock-food.ts'
import type { AtHomeEvent, FoodLedger, ShoppingTrip } from './trip-food.ts'

/** One act at the stove. Foods as sold, each once: an egg, not its yolk. */
export type StockCooking = Readonly<{
  day: number
  minutes: number
  foods: readonly Readonly<{ food: string; grams: number }>[]
}>

export type StockRequest = Readonly<{
  foods: ReadonlyMap<string, StockFood>
  cookings: readonly StockCooking[]
  /** In any order. What is cooked before the first is shopped for on day 0. */
  trips: readonly ShoppingTrip[]
  atHome: readonly AtHomeEvent[]
  /** How many days are followed, from 0; those after the last cooking show what is thrown then. */
  days: number
}>

export type Stock = Readonly<{ trips: readonly ShoppingTrip[]; ledgers: ReadonlyMap<string, FoodLedger> }>

/** Asks for the least a shop sells: salt to taste. */
export const traceGrams = 1e-5

/**
 * PAN-1: what each trip needs, takes from home, buys and leaves, and what is at home on any day. In grams,
 * for each food: bought + declared = used + at home + thrown + missing.
 */
export function followStock({ foods, cookings, atHome, days, ...request }: StockRequest): Stock {
  const trips = tripsFromDayZero(request.trips)
  const needs = needsByFood(cookings)
  for (const { food } of atHome) if (!needs.has(food)) needs.set(food, new Map())
  for (const { ticked } of trips)
    for (const id of ticked?.keys() ?? []) if (!needs.has(id)) needs.set(id, new Map())
  const ledgers = new Map<string, FoodLedger>()
  for (const [id, needsOfFood] of needs) {
    const food = foods.get(id)
    if (!food) continue
    const events = atHome.filter((event) => event.food === id)
    const follow = food.isStaple ? followStaple : followFood
    ledgers.set(id, follow({ food, needs: needsOfFood, trips, events, days }))
  }
  return { trips, ledgers }
}

function tripsFromDayZero(trips: readonly ShoppingTrip[]): readonly ShoppingTrip[] {
  const sorted = trips.toSorted((a, b) => a.day - b.day)
  return sorted[0]?.day === 0 ? sorted : [{ day: 0, isBought: true }, ...sorted]
}

function needsByFood(cookings: readonly StockCooking[]): Map<string, Map<number, number>> {
  const needs = new Map<string, Map<number, number>>()
  for (const { day, foods } of cookings)
    for (const { food, grams } of foods) {
      const days = needs.get(food) ?? new Map<number, number>()
      days.set(day, (days.get(day) ?? 0) + Math.max(grams, traceGrams))
      needs.set(food, days)
    }
  return needs
}

/** LIV-5: a staple lasts, so the first trip of a list buys it for both. */
function followStaple(given: FoodDays): FoodLedger {
  const firstTrips = given.trips.filter(({ isSecond }) => !isSecond)
  const ledger = followFood({ ...given, trips: firstTrips })
  const rows = given.trips.map((trip) =>
    trip.isSecond ? emptyRow(given.food.id) : ledger.trips[firstTrips.indexOf(trip)]!,
  )
  return { ...ledger, trips: rows }
}
