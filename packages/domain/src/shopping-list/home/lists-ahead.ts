import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import { daysKeptAsSold } from '../../pantry/stock-food.ts'
import type { ListFood } from '../listed-cooking.ts'
import type { ListDays, PlanAtHome } from './plan-stock.ts'

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
