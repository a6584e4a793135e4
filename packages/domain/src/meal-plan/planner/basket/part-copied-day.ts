import { lookWithout, type PlacedCooking, type PlateSide, type Seat, tryOut } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { quartersPerServing } from '../portions/portions.ts'
import { mayStandBeside } from '../sides/plate-sides.ts'
import { isOwnersDay } from '../table-seats.ts'
import { weights } from '../weights.ts'
import { changeDish, changePlate } from './change-dish.ts'
import { isBatch, portionDishes } from './day-portions.ts'
import { hasCopy, keepIfPlanIsCheaper, priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { mayCook } from './rank-by-basket.ts'

type Plate = Readonly<{ seat: Seat; sides: readonly PlateSide[] }>
type Parting = Readonly<{ cooking: PlacedCooking; dish: DishNumber; plates: readonly Plate[] }>

const portions = [quartersPerServing, quartersPerServing / 2]
/** A plan priced with another dish or plate is work, too. */
const rankedPerTry = 150

/**
 * PLATE-1: whether a day that has the mains of another got another dish, with a side on each day that needs one. The few dishes that bring
 * the days of a person with narrow ranges into range by themselves are cooked near it already; beside a side many more do.
 */
export function partCopiedDay(plan: PricedPlan, day: number): boolean {
  let best: Parting | undefined
  let least = Number.POSITIVE_INFINITY
  const seats = plan.seating.seatsOn[day]!.filter(({ cooking }) => !isBatch(cooking))
  for (const cooking of new Set(seats.map((seat) => seat.cooking)))
    for (const dish of dishesFor(plan, cooking))
      tryOut(plan.board, () => {
        const plates = cookWithSides(plan, cooking, dish)
        if (!plates || hasCopy(plan, day)) return
        const price = priceOfPlan(plan)
        if (price < least) [least, best] = [price, { cooking, dish, plates }]
      })
  const chosen = best
  return chosen !== undefined && keepIfPlanIsCheaper(plan, () => part(plan, chosen))
}

function part(plan: PricedPlan, { cooking, dish, plates }: Parting): boolean {
  changeDish(plan, cooking, dish)
  for (const { seat, sides } of plates) changePlate(plan, seat, sides)
  return true
}

function dishesFor(plan: PricedPlan, cooking: PlacedCooking): DishNumber[] {
  const had = plan.board.dishOf[cooking.number]!
  return lookWithout(plan.board, [cooking], () =>
    [...cooking.candidates].filter((dish) => dish !== had && mayCook(plan, cooking, dish)),
  )
}

/** Cooks it, and says what has to stand beside it; undefined where a day stays out of range. */
function cookWithSides(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): Plate[] | undefined {
  changeDish(plan, cooking, dish)
  const plates: Plate[] = []
  for (const day of cooking.days) {
    if (plan.dayPrice[day]! < weights.dayOut.value) continue
    const plate = cheapestPlate(plan, day)
    if (!plate) return undefined
    changePlate(plan, plate.seat, plate.sides)
    plates.push(plate)
  }
  return plates
}

function cheapestPlate(plan: PricedPlan, day: number): Plate | undefined {
  if (!isOwnersDay(day)) return undefined
  let best: Plate | undefined
  let least = Number.POSITIVE_INFINITY
  for (const seat of plan.seating.seatsOn[day]!.filter(({ cooking }) => !isBatch(cooking)))
    for (const side of sidesFor(plan, seat)) {
      const plate = { seat, sides: [side] }
      plan.paired += 1
      if (portionDishes(plan, day, undefined, plate) === undefined) continue
      plan.ranked += rankedPerTry
      const price = tryOut(plan.board, () => {
        changePlate(plan, seat, plate.sides)
        return priceOfPlan(plan)
      })
      if (price < least) [least, best] = [price, plate]
    }
  return best
}

function sidesFor(plan: PricedPlan, seat: Seat): PlateSide[] {
  const { board, sides } = plan
  const main = board.dishOf[seat.cooking.number]!
  const suiting = [...sides.ofMeal[seat.meal]].filter(
    (dish) => mayStandBeside(plan, seat, dish) && sides.faults(dish, main) === 0,
  )
  return suiting.flatMap((dish) => portions.map((portion) => ({ dish, portion })))
}
