import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import { weekdayOfDate, weekdays } from '../../calendar/weekday.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import type { ShoppingDay, ShoppingRhythm } from '../../onboarding/shopping-rhythm.ts'
import { daysKeptAsSold } from '../../pantry/stock-food.ts'
import type { FoodLedger, ShoppingTrip, TripFood } from '../../pantry/trip-food.ts'
import type { ListFood } from '../listed-cooking.ts'
import type { ListDays, PlanAtHome } from './plan-stock.ts'

const weeksOfPlan = 4
/** From the first shop of a list to the second: about half a week, and the same weekday each week. */
const daysToSecondShop = 3

/**
 * LIV-5: the days of a plan's four lists, each from its shopping to the day before the next. A list takes the
 * shopping day nearest to the first day of its week, so that none is much longer than another; the first
 * begins with the plan, and the last ends with it. Twice a week a list has a second shop within its days.
 */
export function listDaysOf(startDate: IsoDate, { day, timesAWeek }: ShoppingRhythm): ListDays[] {
  const shift = shiftOf(startDate, day)
  const starts = Array.from({ length: weeksOfPlan }, (_, week) =>
    week === 0 ? 0 : week * daysOfWeek + shift,
  )
  return starts.map((fromDay, week) => ({
    fromDay,
    beforeDay: starts[week + 1] ?? weeksOfPlan * daysOfWeek,
    ...(timesAWeek === 2 && { secondDay: fromDay + daysToSecondShop }),
  }))
}

/** Days from the first day of a week to the shopping day nearest to it: -3 to 3. */
function shiftOf(startDate: IsoDate, day: ShoppingDay): number {
  if (day === 'first-day-of-week') return 0
  const first = weekdays.indexOf(weekdayOfDate(startDate))
  const later = (weekdays.indexOf(day) - first + daysOfWeek) % daysOfWeek
  return later > daysOfWeek / 2 ? later - daysOfWeek : later
}

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

/** PAN-5: the lists that a person still shops for: their day hasn't passed, and no row is ticked. */
export function listsAhead(
  { startDate, lists }: Pick<PlanAtHome, 'startDate' | 'lists'>,
  today: IsoDate,
): ListDays[] {
  return lists.filter(
    ({ fromDay, ticks }) => addDays(startDate, fromDay) >= today && !ticks.some(({ checked }) => checked),
  )
}

/** The days of the plan that they are for, 1 to 28. */
export function daysOfLists(lists: readonly ListDays[]): ReadonlySet<number> {
  return new Set(
    lists.flatMap(({ fromDay, beforeDay }) =>
      Array.from({ length: beforeDay - fromDay }, (_, at) => fromDay + at + 1),
    ),
  )
}

/** The last day, 1 to 28, that cooks with what is at home at the list's shopping: as stock has it, all days of the list, and longer while it keeps. */
export function usableUntilDay(food: ListFood, { fromDay, beforeDay }: ListDays): number {
  return Math.max(beforeDay, fromDay + 1 + daysKeptAsSold(food))
}
