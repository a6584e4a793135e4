import type { Board, PlacedCooking } from '../board.ts'
import { type DayBounds, isWithin } from '../day-bounds.ts'
import type { DishNumber } from '../menu.ts'
import { addEaten } from '../minerals/add-eaten.ts'
import { portionDishes } from './day-portions.ts'
import { priceOfCooking } from './plan-price.ts'
import { addToSameness } from './sameness.ts'
import { isCookedHere, weekOfCooking } from './seating.ts'
import { addFoods } from './week-baskets.ts'
import { weekPrices } from './week-prices.ts'
import type { WorkingPlan } from './working-plan.ts'

/** Puts what stands on the board into the working plan, kept items too, and prices its days as they stand. */
export function readBoard(plan: WorkingPlan, board: Board, bounds: DayBounds): void {
  const { seating, times } = plan
  for (const [at, kept] of seating.kept.entries()) readKept(plan, kept, -2 - at)
  for (const { number, placed, week, seats } of seating.cookings) {
    const { dish, portions } = placed
    plan.dishOf[number] = dish
    addFoods(plan.baskets, week, dish)
    addToSameness(plan.sameness, { dish, meal: placed.meal, week })
    plan.cookingPrice += priceOfCooking(plan, placed, dish)
    for (const seat of seats) {
      plan.portions[seat.number] = portions[seat.slot]!
      addEaten(plan, week, dish, portions[seat.slot]!)
      if (seat.meal === 'dinner') setDinner(plan, seat.day, number, dish)
    }
  }
  for (const count of times) plan.cookingPrice += (weekPrices.repeat * count * (count - 1)) / 2
  for (const [day, seats] of seating.seatsOn.entries())
    if (seats.length > 0) plan.dayPrice[day] = priceOfDay(plan, board, day, bounds)
}

function readKept(plan: WorkingPlan, kept: PlacedCooking, cooking: number): void {
  const { dish, meal, portions, slots } = kept
  const week = weekOfCooking(kept)
  for (const portion of portions) addEaten(plan, week, dish, portion)
  for (const slot of slots) if (slot.meal === 'dinner') setDinner(plan, slot.day, cooking, dish)
  if (!isCookedHere(kept)) return
  addFoods(plan.baskets, week, dish)
  addToSameness(plan.sameness, { dish, meal, week })
}

export function setDinner(plan: WorkingPlan, day: number, cooking: number, dish: DishNumber): void {
  plan.dinnerOf[day] = cooking
  plan.dinnerProtein[day] = plan.sameness.traits.protein[dish]!
}

/** A day that the planner brought into range is in range, even where a rule of portions would not make it again. */
function priceOfDay(plan: WorkingPlan, board: Board, day: number, bounds: DayBounds): number {
  const { calories, fat, netCarbs, protein } = board
  const isIn = isWithin([calories[day]!, fat[day]!, netCarbs[day]!, protein[day]!], bounds)
  if (!isIn) return weekPrices.dayOut
  return portionDishes(plan, day)?.price ?? weekPrices.heavyDay
}
