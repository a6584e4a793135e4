import type { PlateSide } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import type { Quarters } from '../portions/portions.ts'
import { putSides, sidesBeside } from '../sides/plate-sides.ts'
import { weights } from '../weights.ts'
import { isBatch, portionDishes } from './day-portions.ts'
import { priceOfCooking } from './plan-price.ts'
import { addToSameness, takeFromSameness } from './sameness.ts'
import type { OpenCooking, Seat } from './seating.ts'
import { addFoods, takeFoods } from './week-baskets.ts'
import { addEaten, countMain, setDinner, type WorkingPlan } from './working-plan.ts'

/** A day that a change leaves out of range costs more than one that was out before, so no change is made for the sake of a basket. */
const dayPutOut = 2 * weights.dayOut.value

/** Another dish for a cooking; its days are portioned again. Logged, so that it can be undone. */
export function changeDish(plan: WorkingPlan, cooking: OpenCooking, dish: DishNumber): void {
  logChange(plan, cooking)
  for (const seat of cooking.seats) putSides(plan, seat, sidesBeside(plan, seat, dish))
  liftDish(plan, cooking)
  placeDish(plan, cooking, dish)
  if (isBatch(cooking)) shareBatch(plan, cooking)
  for (const day of cooking.days) portionAgain(plan, day)
}

/** PLATE-3: other sides beside the main of a seat; its day is portioned again. */
export function changePlate(plan: WorkingPlan, seat: Seat, sides: readonly PlateSide[]): void {
  logChange(plan, seat.cooking)
  putSides(plan, seat, sides)
  portionAgain(plan, seat.day)
}

function logChange(plan: WorkingPlan, cooking: OpenCooking): void {
  const { days, number, seats } = cooking
  const { seatsOn } = plan.seating
  plan.log.push({
    cooking,
    dish: plan.dishOf[number]!,
    sides: seats.map((seat) => plan.sidesOf[seat.number]!),
    portions: days.flatMap((day) => seatsOn[day]!.map((seat) => plan.portions[seat.number]!)),
    dayPrices: days.map((day) => plan.dayPrice[day]!),
  })
}

export function undoTo(plan: WorkingPlan, length: number): void {
  while (plan.log.length > length) {
    const { cooking, dish, sides, portions, dayPrices } = plan.log.pop()!
    if (dish !== plan.dishOf[cooking.number]) {
      liftDish(plan, cooking)
      placeDish(plan, cooking, dish)
    }
    for (const [at, seat] of cooking.seats.entries()) putSides(plan, seat, sides[at]!)
    let at = 0
    for (const [place, day] of cooking.days.entries()) {
      for (const seat of plan.seating.seatsOn[day]!) setPortion(plan, seat, portions[at++]!)
      plan.dayPrice[day] = dayPrices[place]!
    }
  }
}

/** Takes a cooking off the lists, so that its next dish is priced beside the others; `placeDish` brings one back. */
export function liftDish(plan: WorkingPlan, cooking: OpenCooking): void {
  const { number, placed, week, seats } = cooking
  const dish = plan.dishOf[number]!
  for (const seat of seats) {
    addEaten(plan, { week, day: seat.day }, dish, -plan.portions[seat.number]!)
    countMain(plan, seat.day, dish, -1)
  }
  takeFoods(plan.baskets, week, dish)
  takeFromSameness(plan.sameness, { dish, meal: placed.meal, week })
  plan.times[dish]! -= 1
  plan.cookingPrice -= priceOfCooking(plan, placed, dish) + plan.repeatPrice[dish]! * plan.times[dish]!
  if (placed.isSameAllWeek) plan.cookingPrice -= weights.dishOfAnotherWeek.value * --plan.weeksOfDish[dish]!
  if (plan.times[dish]! > 0) plan.repeats -= 1
  plan.dishOf[number] = -1
  plan.cookedOn[dish] = plan.times[dish] === 0 ? 0 : daysCooked(plan, dish)
  plan.isStale[week] = 1
}

/** Two cookings may share a day of a dish, so its days are those of all that cook it. */
function daysCooked({ seating, dishOf }: WorkingPlan, dish: DishNumber): number {
  let days = 0
  for (const { number, placed } of seating.cookings) if (dishOf[number] === dish) days |= placed.cookedOn
  for (const kept of seating.kept) if (kept.dish === dish) days |= kept.cookedOn
  return days
}

/** With the portions its seats have. */
export function placeDish(
  plan: WorkingPlan,
  { number, placed, week, seats }: OpenCooking,
  dish: DishNumber,
): void {
  plan.dishOf[number] = dish
  plan.cookedOn[dish]! |= placed.cookedOn
  plan.cookingPrice += priceOfCooking(plan, placed, dish) + plan.repeatPrice[dish]! * plan.times[dish]!
  if (placed.isSameAllWeek) plan.cookingPrice += weights.dishOfAnotherWeek.value * plan.weeksOfDish[dish]!++
  if (plan.times[dish]! > 0) plan.repeats += 1
  plan.times[dish]! += 1
  addFoods(plan.baskets, week, dish)
  addToSameness(plan.sameness, { dish, meal: placed.meal, week })
  for (const seat of seats) {
    addEaten(plan, { week, day: seat.day }, dish, plan.portions[seat.number]!)
    countMain(plan, seat.day, dish, 1)
    if (seat.meal === 'dinner') setDinner(plan, seat.day, number, dish)
  }
  plan.isStale[week] = 1
}

export function setPortion(plan: WorkingPlan, { number, cooking, day }: Seat, portion: Quarters): void {
  const more = portion - plan.portions[number]!
  if (more === 0) return
  addEaten(plan, { week: cooking.week, day }, plan.dishOf[cooking.number]!, more)
  plan.portions[number] = portion
  plan.isStale[cooking.week] = 1
}

export function portionAgain(plan: WorkingPlan, day: number): void {
  const found = portionDishes(plan, day)
  plan.dayPrice[day] = found?.price ?? dayPutOut
  const seats = plan.seating.seatsOn[day]!
  for (const [place, seat] of seats.entries()) if (found) setPortion(plan, seat, found.portions[place]!)
}

/** Of the ways to share whole batches among the days, the cheapest; the seats keep their portions where none is in range. */
function shareBatch(plan: WorkingPlan, cooking: OpenCooking): void {
  const way = cheapestBatch(plan, cooking, plan.dishOf[cooking.number]!)
  if (way) for (const [at, seat] of cooking.seats.entries()) setPortion(plan, seat, way[at]!)
}

export function cheapestBatch(
  plan: WorkingPlan,
  cooking: OpenCooking,
  dish: DishNumber,
): readonly Quarters[] | undefined {
  const { seats, placed, days } = cooking
  const had = seats.map((seat) => plan.portions[seat.number]!)
  let best: readonly Quarters[] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const way of batchPortionings(plan.menu, placed.slots, dish) ?? []) {
    for (const [at, seat] of seats.entries()) plan.portions[seat.number] = way[at]!
    let price = 0
    for (const day of days)
      price += portionDishes(plan, day, { cooking, dish })?.price ?? Number.POSITIVE_INFINITY
    if (price < least) [least, best] = [price, way]
  }
  for (const [at, seat] of seats.entries()) plan.portions[seat.number] = had[at]!
  return best
}
