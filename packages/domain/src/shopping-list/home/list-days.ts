import type { IsoDate } from '../../calendar/iso-date.ts'
import { weekdayOfDate, weekdays } from '../../calendar/weekday.ts'
import { daysOfWeek } from '../../meal-plan/meals.ts'
import type { ShoppingDay, ShoppingRhythm } from '../../onboarding/shopping-rhythm.ts'
import type { ListDays } from './plan-stock.ts'

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
