import { daysBetween, type IsoDate } from '../../calendar/iso-date.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import { dustGrams } from '../../pantry/batch.ts'
import type { FoodLedger } from '../../pantry/trip-food.ts'
import type { ListFood } from '../listed-cooking.ts'
import type { AtHomeMark } from './at-home-marks.ts'
import { findStandIns } from './near-equals.ts'
import { followPlanStock, type PlanAtHome } from './plan-stock.ts'

type NextPlan = Readonly<{ startDate: IsoDate; nowMs: number }>

/**
 * PAN-1: what a plan that was eaten to its end leaves for the first list of the next, as marks; with it, that nothing is left any more of
 * what a person once said they had. What doesn't keep for another week isn't counted on.
 */
export function leftForNextPlan(
  plan: PlanAtHome,
  mayEat: (food: ListFood) => boolean,
  { startDate, nowMs }: NextPlan,
): AtHomeMark[] {
  const { ledgers } = followPlanStock(plan, findStandIns(plan.cookings, mayEat))
  const planEnd = Math.max(...plan.lists.map(({ beforeDay }) => beforeDay))
  const day = Math.max(planEnd, daysBetween(plan.startDate, startDate))
  const mark = (food: string, grams: number): AtHomeMark => {
    return { food, checked: grams > 0, grams, on: startDate, atMs: nowMs }
  }
  const left = [...ledgers].flatMap(([food, ledger]) => {
    const grams = leftGrams(ledger, day)
    return grams > dustGrams ? [mark(food, grams)] : []
  })
  const isLeft = new Set(left.map(({ food }) => food))
  const usedUp = plan.marks.filter(({ food, checked }) => checked && !isLeft.has(food))
  return [...left, ...usedUp.map(({ food }) => mark(food, 0))]
}

function leftGrams({ trips, closingGrams }: FoodLedger, day: number): number {
  const last = trips.findLast((trip) => trip.leftGrams > dustGrams)
  if (!last || last.leftUntilDay < day + daysOfWeek) return 0
  return closingGrams[Math.min(day, closingGrams.length) - 1] ?? 0
}
