import { emptyRow, type FoodDays, followFood } from './follow-food.ts'
import type { FoodLedger } from './trip-food.ts'

/** LIV-5: a staple lasts, so the first trip of a list buys it for both. */
export function followStaple(given: FoodDays): FoodLedger {
  const firstTrips = given.trips.filter(({ isSecond }) => !isSecond)
  const ledger = followFood({ ...given, trips: firstTrips })
  const rows = given.trips.map((trip) =>
    trip.isSecond ? emptyRow(given.food.id) : ledger.trips[firstTrips.indexOf(trip)]!,
  )
  return { ...ledger, trips: rows }
}
