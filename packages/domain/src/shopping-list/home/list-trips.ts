import type { FoodLedger, ShoppingTrip, TripFood } from '../../pantry/trip-food.ts'
import type { ListDays } from './plan-stock.ts'

/** LIV-5: of a food, what each trip of a list is to it, one or two. A staple has the first alone. */
export function rowsOfList(
  { food, trips: rows }: Pick<FoodLedger, 'food' | 'trips'>,
  trips: readonly ShoppingTrip[],
  { fromDay, beforeDay }: ListDays,
): TripFood[] {
  return rows.filter((_, index) => {
    const { day, isSecond } = trips[index]!
    return day >= fromDay && day < beforeDay && !(isSecond && food.isStaple)
  })
}
