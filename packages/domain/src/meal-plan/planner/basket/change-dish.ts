import {
  lift,
  noteOwn,
  type PlacedCooking,
  type PlateSide,
  place,
  type Seat,
  setPortion,
  setSides,
} from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import type { Quarters } from '../portions/portions.ts'
import { sidesBeside } from '../sides/plate-sides.ts'
import { weights } from '../weights.ts'
import { isBatch, portionDishes } from './day-portions.ts'
import type { PricedPlan } from './priced-plan.ts'

/** A day that a change leaves out of range costs more than one that was out before, so no change is made for the sake of a basket. */
const dayPutOut = 2 * weights.dayOut.value

/** Another dish for a cooking; its days are portioned again. */
export function changeDish(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): void {
  const { board } = plan
  for (const seat of cooking.seats) setSides(board, seat, sidesBeside(plan, seat, dish))
  lift(board, cooking)
  place(board, cooking, { dish })
  if (isBatch(cooking)) shareBatch(plan, cooking, dish)
  for (const day of cooking.days) portionAgain(plan, day)
}

/** PLATE-3: other sides beside the main of a seat; its day is portioned again. */
export function changePlate(plan: PricedPlan, seat: Seat, sides: readonly PlateSide[]): void {
  setSides(plan.board, seat, sides)
  portionAgain(plan, seat.day)
}

export function portionAgain(plan: PricedPlan, day: number): void {
  const found = portionDishes(plan, day)
  setDayPrice(plan, day, found?.price ?? dayPutOut)
  if (!found) return
  const seats = plan.seating.seatsOn[day]!
  for (let place = 0; place < seats.length; place += 1)
    setPortion(plan.board, seats[place]!, found.portions[place]!)
}

function setDayPrice({ board, dayPrice }: PricedPlan, day: number, price: number): void {
  noteOwn(board, day, dayPrice[day]!)
  dayPrice[day] = price
}

/** Of the ways to share whole batches among the days, the cheapest, or where none is in range the first. */
function shareBatch(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): void {
  const way = cheapestBatch(plan, cooking, dish) ?? batchPortionings(plan.menu, cooking.slots, dish)?.[0]
  if (way) for (const seat of cooking.seats) setPortion(plan.board, seat, way[seat.slot]!)
}

export function cheapestBatch(
  plan: PricedPlan,
  cooking: PlacedCooking,
  dish: DishNumber,
): readonly Quarters[] | undefined {
  let best: readonly Quarters[] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const way of batchPortionings(plan.menu, cooking.slots, dish) ?? []) {
    let price = 0
    for (const day of cooking.days)
      price += portionDishes(plan, day, { cooking, dish, shared: way })?.price ?? Number.POSITIVE_INFINITY
    if (price < least) [least, best] = [price, way]
  }
  return best
}
