import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import { dayNumbersWithin, type PlanCalendar } from '../../calendar/plan-calendar.ts'
import { weekdayOfDate, weekdays } from '../../calendar/weekday.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import type { ShoppingDay, ShoppingRhythm } from '../../onboarding/shopping-rhythm.ts'
import { daysKeptAsSold } from '../../pantry/stock-food.ts'
import type { FoodLedger, ShoppingTrip, TripFood } from '../../pantry/trip-food.ts'
import type { ListFood } from '../listed-cooking.ts'
import type { ListDays, PlanAtHome } from './plan-stock.ts'

/** From the first shop of a list to the second: about half a week, and the same weekday each week. */
const daysToSecondShop = 3

/** TOG-1: after so many days away what is still to be cooked is shopped for again. */
const daysAwayToShopAgain = 2

/**
 * LIV-5: the days of a plan's four lists, in days after its start, each from its shopping to its last day before the next. A list takes
 * the shopping day nearest to the first day of its week, so that none is much longer than another; the first begins with the plan, and
 * the last ends with it. Twice a week a list has a second shop within its days, and so has one with a time away between them (TOG-1).
 */
export function listDaysOf(calendar: PlanCalendar, rhythm: ShoppingRhythm): ListDays[] {
  const { days } = calendar
  const starts = days.flatMap((first, index) =>
    index % daysOfWeek === 0 ? [startOf(first, { calendar, day: rhythm.day })] : [],
  )
  return starts.map((fromDay, week) => {
    const own = days.filter((day) => day >= fromDay && day < (starts[week + 1] ?? Number.POSITIVE_INFINITY))
    return { fromDay, beforeDay: own.at(-1)! + 1, ...secondShop(own, rhythm) }
  })
}

/** The first day at home from the nearest shopping day on. */
function startOf(first: number, { calendar, day }: { calendar: PlanCalendar; day: ShoppingDay }): number {
  const { days, startDate } = calendar
  if (first === days[0]) return first
  const nearest = first + shiftOf(addDays(startDate, first), day)
  return days.find((each) => each >= nearest)!
}

/** The day after the longest time away within the list's days; else, twice a week, half a week after the first shop. */
function secondShop(
  own: readonly number[],
  { timesAWeek }: ShoppingRhythm,
): Pick<ListDays, 'secondDay' | 'isAfterAway'> {
  const daysAway = own.map((day, at) => (at === 0 ? 0 : day - own[at - 1]! - 1))
  const longest = Math.max(...daysAway)
  if (longest >= daysAwayToShopAgain) return { secondDay: own[daysAway.indexOf(longest)]!, isAfterAway: true }
  const half = own.find((day) => day >= own[0]! + daysToSecondShop)
  return timesAWeek === 2 && half !== undefined ? { secondDay: half } : {}
}

/** Days from this date to the shopping day nearest to it: -3 to 3. */
function shiftOf(date: IsoDate, day: ShoppingDay): number {
  if (day === 'first-day-of-week') return 0
  const first = weekdays.indexOf(weekdayOfDate(date))
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
export function daysOfLists(lists: readonly ListDays[], calendar: PlanCalendar): ReadonlySet<number> {
  return new Set(lists.flatMap((list) => dayNumbersWithin(calendar, list)))
}

/** The last day, 1 to 28, that cooks with what is at home at the list's shopping: as stock has it, all days of the list, and longer while it keeps. */
export function usableUntilDay(
  food: ListFood,
  { fromDay, beforeDay, secondDay, isAfterAway }: ListDays,
  calendar: PlanCalendar,
): number {
  const servesBefore = isAfterAway && secondDay !== undefined ? secondDay : beforeDay
  const usableBefore = Math.max(servesBefore, fromDay + 1 + daysKeptAsSold(food))
  if (usableBefore === Number.POSITIVE_INFINITY) return usableBefore
  return dayNumbersWithin(calendar, { fromDay: 0, beforeDay: usableBefore }).at(-1) ?? 0
}
