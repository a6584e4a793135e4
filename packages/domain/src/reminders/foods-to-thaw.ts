import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { daysKeptAsSold } from '../pantry/stock-food.ts'
import type { Aisle } from '../shopping-list/aisles.ts'
import type { PlanAtHome } from '../shopping-list/home/plan-stock.ts'

const frozenWhenBought: readonly Aisle[] = ['meat', 'poultry', 'fish']

/**
 * DOOR-3: what has to leave the freezer for what is cooked on a day: meat and fish that the last shop before it bought, and that keep
 * for fewer days than lie between.
 */
export function foodsToThaw(plan: PlanAtHome, date: IsoDate): string[] {
  const day = daysBetween(plan.startDate, date)
  const shops = plan.lists.flatMap(({ fromDay, secondDay }) =>
    secondDay === undefined ? [fromDay] : [fromDay, secondDay],
  )
  const bought = shops.filter((shop) => shop <= day).at(-1)
  if (bought === undefined) return []
  const age = daysBetween(addDays(plan.startDate, bought), date)
  const foods = plan.cookings
    .filter((cooking) => cooking.day === day)
    .flatMap(({ ingredients }) => ingredients.map(({ food }) => food))
    .filter((food) => frozenWhenBought.includes(food.aisle) && food.keeps && daysKeptAsSold(food) < age)
  return [...new Set(foods.map(({ name }) => name))]
}
