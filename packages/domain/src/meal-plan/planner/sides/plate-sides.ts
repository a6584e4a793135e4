import { daysOfPlan, type Meal } from '../../../meals/meals.ts'
import type { PricedPlan } from '../basket/priced-plan.ts'
import { noPlateSides, type PlateSide, type Seat } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { priceOfSide } from '../objective.ts'
import { quartersPerServing } from '../portions/portions.ts'
import { mealsOfCooking } from '../slots.ts'
import { asLimit, minutesBeside } from '../time/minutes-allowed.ts'
import { weights } from '../weights.ts'
import { isRich } from './suits-plate.ts'

/** The sides of a day that would go with these mains; what doesn't suit another dish, or takes too long with it, leaves the plate with the old one. */
export function sidesBeside(plan: PricedPlan, seat: Seat, dish: DishNumber): readonly PlateSide[] {
  const standing = plan.board.sidesOf[seat.number]!
  if (standing.length === 0) return standing
  const suits = (side: PlateSide) => plan.sides.suits(side.dish, dish)
  const suiting = standing.every(suits) ? standing : standing.filter(suits)
  return isPlateInTime(plan, seat, dish, suiting) ? suiting : noPlateSides
}

/** LIV-4: with what stands beside it, a plate takes no longer than its main may by itself. */
function isPlateInTime(
  { menu, minutes }: Pick<PricedPlan, 'menu' | 'minutes'>,
  { cooking, slot, day, meal }: Seat,
  dish: DishNumber,
  sides: readonly Pick<PlateSide, 'dish'>[],
): boolean {
  const most = asLimit(menu.minutesByDay[meal]?.[day] ?? menu.mostMinutes[meal])
  if (sides.length === 0 || most === Number.POSITIVE_INFINITY) return true
  const isCooked = cooking.slots[slot]!.leftoverOf === undefined
  const main = isCooked ? menu.dishes[dish] : undefined
  const ofMain = isCooked ? minutes[mealsOfCooking(cooking.slots)]![dish]! : 0
  return sides.reduce((sum, side) => sum + minutesBeside(menu.dishes[side.dish]!, main), ofMain) <= most
}

/** Of all plates of a week: each side by itself, its minutes beside its main, and what is said of it. */
export function priceOfSides(plan: PricedPlan, week: number): number {
  const { sideCount, sidesOf } = plan.board
  if (sideCount === 0) return 0
  let price = 0
  for (const seat of plan.seating.seats) {
    if (seat.cooking.week !== week) continue
    for (const side of sidesOf[seat.number]!) price += priceOfPlateSide(plan, seat, side)
  }
  return price
}

export function priceOfPlateSide(
  { board, menu, taste, sides }: PricedPlan,
  { cooking, slot }: Seat,
  { dish, portion }: PlateSide,
): number {
  const beside = board.dishOf[cooking.number]!
  const isCooked = cooking.slots[slot]!.leftoverOf === undefined
  const main = isCooked ? menu.dishes[beside] : undefined
  const rich = isRich(menu.dishes[dish]!) ? (weights.richSide.value * portion) / quartersPerServing : 0
  return (
    priceOfSide(portion) +
    rich +
    weights.illPair.value * sides.faults(dish, beside) +
    weights.minute.value * minutesBeside(menu.dishes[dish]!, main) +
    weights.taste.value * (taste.ofDish[dish]! + taste.ofMeal[dish]!)
  )
}

const noDishes: readonly DishNumber[] = []

/** One side on two plates of a day, on days running. */
export function priceOfSideRhythm({ board: { sideCount, sidesOf }, seating }: PricedPlan): number {
  if (sideCount === 0) return 0
  let price = 0
  let before = noDishes
  for (let day = 0; day < daysOfPlan; day += 1) {
    let today = noDishes
    for (const seat of seating.seatsOn[day]!)
      for (const { dish } of sidesOf[seat.number]!) {
        if (today.includes(dish)) price += weights.sideTwiceADay.value
        else today = [...today, dish]
      }
    for (const dish of today) if (before.includes(dish)) price += weights.sideNextDay.value
    before = today
  }
  return price
}

/** Whether a side suits the main that stands there, the sides beside it and all who eat it, is done in time, and isn't eaten on a third day running. */
export function mayStandBeside(
  plan: PricedPlan,
  seat: Seat,
  dish: DishNumber,
  beside: readonly PlateSide[] = noPlateSides,
): boolean {
  const { board, menu, sides } = plan
  const main = board.dishOf[seat.cooking.number]!
  if (menu.seats && !menu.seats.suits(dish, [seat])) return false
  if (!sides.suits(dish, main) || beside.some((side) => !sides.suits(dish, side.dish))) return false
  if (!isPlateInTime(plan, seat, main, [...beside, { dish }])) return false
  return board.sideCount === 0 || !isThirdDay(plan, seat.day, dish)
}

/** PLATE-3: no side is eaten on a third day running. */
function isThirdDay(plan: PricedPlan, day: number, dish: DishNumber): boolean {
  const onDayAfter = standsOn(plan, day + 1, dish)
  if (standsOn(plan, day - 1, dish)) return onDayAfter || standsOn(plan, day - 2, dish)
  return onDayAfter && standsOn(plan, day + 2, dish)
}

const noSeats: readonly Seat[] = []

function standsOn({ board: { sidesOf }, seating }: PricedPlan, day: number, dish: DishNumber): boolean {
  for (const { number } of seating.seatsOn[day] ?? noSeats)
    for (const side of sidesOf[number]!) if (side.dish === dish) return true
  return false
}

/** What sides of a day add to its sums; 0 where none stands. */
export function countSidesOn({ board: { sidesOf }, seating }: PricedPlan, day: number): number {
  let count = 0
  for (const { number } of seating.seatsOn[day]!) count += sidesOf[number]!.length
  return count
}

/** What a main may be beside sides: its meal keeps its share of the day, and one serving is enough. */
export function narrowBeside(
  { menu, places }: PricedPlan,
  place: number,
  { meal, dish }: { meal: Meal; dish: DishNumber },
  sides: readonly PlateSide[],
): void {
  let beside = 0
  for (const side of sides) beside += side.portion * menu.calories[side.dish]!
  const perQuarter = menu.calories[dish]!
  const least = places.least[place]!
  const enough = Math.ceil(least - beside / perQuarter - 1e-9)
  places.least[place] = Math.max(Math.min(least, quartersPerServing), enough)
  const room = Math.floor((menu.mostCalories[meal] - beside) / perQuarter + 1e-9)
  places.most[place] = Math.min(places.most[place]!, room)
}
