import type { Random } from '../../../chance/seeded-random.ts'
import type { Meal } from '../../../meals/meals.ts'
import { amountsBeside } from '../amounts.ts'
import { mayRepeat, type PlacedCooking } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { priceOfSize } from '../objective.ts'
import { type Quarters, quartersPerServing } from '../portions/portions.ts'
import { isOwnersDay } from '../table-seats.ts'
import { weights } from '../weights.ts'
import { type FoodNumber, holdsFood } from './foods/food-columns.ts'
import {
  emptyNextDish,
  type NextDish,
  priceNextDish,
  priceOfNextExcess,
  wasteOfNextDish,
} from './next-dish.ts'
import { priceDinnersBeside, priceOfCooking } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { type KindPrices, pricesOfKinds } from './sameness.ts'

/** Dishes and what each would add, the cheapest first. */
export type Ranking = { dishes: Int32Array; prices: Float64Array; length: number }

export function emptyRanking(most: number): Ranking {
  return { dishes: new Int32Array(most), prices: new Float64Array(most), length: 0 }
}

export type RankWishes = {
  /** No dish with this food, or only such. */
  without?: FoodNumber | undefined
  using?: FoodNumber | undefined
  /** Chance moves prices by up to so much. */
  noise?: number | undefined
}

/** A dish whose rows alone cost this much more than the worst that is kept, no waste it saves makes up for. */
const mostSavedWaste = 6

/**
 * The dishes that add least to the week of a lifted cooking: a sum over their foods, and no macros. Days and portions come after, for
 * the few cheapest.
 */
export function rankByBasket(
  plan: PricedPlan,
  cooking: PlacedCooking,
  into: Ranking,
  random: Random,
  { without, using, noise = 0 }: RankWishes = {},
): void {
  const { candidates, isSameAllWeek, meal, week, seats } = cooking
  const { amounts, times } = plan.board
  const { weeksOfDish, repeatPrice } = plan
  const { columns } = plan.baskets
  const { start, food } = columns
  const next = nextDishOf(plan, week)
  const { rows } = next
  if (without !== undefined) rows[without] = 1e6
  const before = pricesBefore(plan, cooking)
  const kinds = kindsHere(plan, cooking)
  const { protein, cuisine, isShelf, isReplacer } = plan.sameness.traits
  const middle = plan.middlePortion[meal]
  const beside =
    amounts && amountsBeside(amounts, { week, days: seats.map(({ day }) => day).filter(isOwnersDay) })
  const leastOfAmounts = beside ? beside.least : 0
  const top = into.dishes.length
  into.length = 0
  plan.ranked += candidates.length
  for (let at = 0; at < candidates.length; at += 1) {
    const dish = candidates[at]!
    if (!mayCook(plan, cooking, dish)) continue
    if (using !== undefined && !holdsFood(columns, dish, using)) continue
    let price = before[dish]! + repeatPrice[dish]! * times[dish]!
    if (isSameAllWeek) price += weights.dishOfAnotherWeek.value * weeksOfDish[dish]!
    price +=
      kinds.ofProtein[protein[dish]!]! +
      kinds.ofCuisine[cuisine[dish]!]! +
      kinds.ofReplacer * isReplacer[dish]! +
      kinds.ofShelf * isShelf[dish]!
    if (noise > 0) price += noise * random()
    const end = start[dish + 1]!
    for (let row = start[dish]!; row < end; row += 1) price += rows[food[row]!]!
    const worst = into.length < top ? 1e5 : into.prices[into.length - 1]!
    if (price + leastOfAmounts > worst + mostSavedWaste) continue
    const eaten = middle[dish]! * seats.length
    if (beside) price += beside.priceWith(dish, eaten, middle[dish]!)
    if (price > worst + mostSavedWaste) continue
    price += wasteOfNextDish(columns, next, dish, eaten) + priceOfNextExcess(columns, next, dish, eaten)
    if (price < worst) insert(into, dish, price)
  }
}

/** By dish: minutes, tastes and portions, which don't change with the rest of the plan. */
function pricesBefore(plan: PricedPlan, cooking: PlacedCooking): Float64Array {
  const { meal, seats, isDiscovery } = cooking
  const key = `${meal} ${seats.length} ${isDiscovery}`
  const known = plan.pricesBefore.get(key)
  if (known) return known
  const ofPortion = seats.length === 1 ? plan.leastOfPortion[meal] : undefined
  const prices = Float64Array.from(
    plan.menu.dishes,
    (_, dish) =>
      priceOfCooking(plan, cooking, dish) +
      (ofPortion ? ofPortion[dish]! : 0) +
      weights.sizeInRanking.value * priceOfSize(usualPortion(plan, meal, dish)),
  )
  plan.pricesBefore.set(key, prices)
  return prices
}

/** The portion that would be the meal's usual part of a day's energy. */
function usualPortion({ forms, menu }: PricedPlan, meal: Meal, dish: DishNumber): Quarters {
  if (meal === 'dessert') return quartersPerServing
  const day = (forms.least[0]! + forms.most[0]!) / 2
  return Math.max(1, (usualShare[meal] * day) / menu.calories[dish]!)
}
const usualShare = { breakfast: 0.27, lunch: 0.33, dinner: 0.38 } as const

const scratch = new WeakMap<PricedPlan, NextDish>()

function nextDishOf(plan: PricedPlan, week: number): NextDish {
  const { foods } = plan.baskets
  const next = scratch.get(plan) ?? emptyNextDish(foods)
  scratch.set(plan, next)
  priceNextDish(plan.baskets, week, next)
  return next
}

function kindsHere(plan: PricedPlan, { meal, week, seats, days }: PlacedCooking): KindPrices {
  const kinds = pricesOfKinds(plan.sameness, meal, week)
  if (seats.some((seat) => seat.meal === 'dinner')) priceDinnersBeside(plan, days, kinds.ofProtein)
  return kinds
}

/** Whether a dish may be cooked here, seen from where else it is: neither too soon nor too often, nor too many dishes twice. */
export function mayCook(plan: PricedPlan, cooking: PlacedCooking, dish: DishNumber): boolean {
  const { board } = plan
  if (board.times[dish] === 0) return true
  if (!mayRepeat(board, cooking, dish) || plan.repeats >= plan.mostRepeats) return false
  for (const other of plan.seating.cookings)
    if (board.dishOf[other.number] === dish && (other.tooNear & cooking.cookedOn) !== 0) return false
  return true
}

function insert(ranking: Ranking, dish: DishNumber, price: number): void {
  const { dishes, prices } = ranking
  let at = ranking.length < dishes.length ? ranking.length++ : ranking.length - 1
  while (at > 0 && prices[at - 1]! > price) {
    prices[at] = prices[at - 1]!
    dishes[at] = dishes[at - 1]!
    at -= 1
  }
  prices[at] = price
  dishes[at] = dish
}
