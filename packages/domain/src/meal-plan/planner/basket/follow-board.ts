import { daysOfPlan, daysOfWeek, eachMeal } from '../../../meals/meals.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import { type AmountTerm, amountsOfDay, countPortion, noneOf } from '../amounts.ts'
import { type Board, countAmounts, type Follower, follow, type PlacedCooking, type Seat } from '../board.ts'
import { type DayBounds, dayBoundsOf, isWithin } from '../day-bounds.ts'
import type { DishNumber, Menu } from '../menu.ts'
import { cheapestPortions, dayPriceOf, portionPriceOf, type Taste, withAmounts } from '../objective.ts'
import type { DrawTastes } from '../palate.ts'
import { type ExactPortions, exactPortionsOf, type PortionPrice } from '../portions/exact-portions.ts'
import { formsCount, type LinearForms, linearFormsOf } from '../portions/linear-forms.ts'
import { noPlaces } from '../portions/places.ts'
import type { Quarters } from '../portions/portions.ts'
import { sideMenuOf } from '../sides/side-menu.ts'
import { mealsOfCooking } from '../slots.ts'
import { isOwnersDay } from '../table-seats.ts'
import { minutesFor } from '../time/minutes-allowed.ts'
import { weights } from '../weights.ts'
import { portionDishes } from './day-portions.ts'
import { dishTraitsOf } from './dish-traits.ts'
import { foodColumnsOf } from './foods/food-columns.ts'
import { countMain, priceOfCooking } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'
import { addToSameness, samenessOf, takeFromSameness } from './sameness.ts'
import { isCookedHere, seatingOf } from './seating.ts'
import { addFoods, addGrams, emptyBaskets, takeFoods } from './week-baskets.ts'

/** What the price of a plan depends on besides its dishes. */
export type PriceAsked = {
  ranges: MacroRanges
  /** TOG-3: of the days of eaters with needs of their own, behind the owner's. */
  rangesOfEaters?: readonly MacroRanges[] | undefined
  taste: Taste
  tastes: DrawTastes
  counted: readonly AmountTerm[]
}

/** What stands on the board, kept items too, with its days priced as they stand; from now on it follows the board. */
export function priceBoard(
  board: Board,
  { ranges, rangesOfEaters = [], taste, tastes, counted }: PriceAsked,
): PricedPlan {
  countAmounts(board, counted)
  const { menu, amounts, times } = board
  const { dishes } = menu
  const people = menu.seats?.usualPortions ?? menu.people
  const bounds = dayBoundsOf(ranges)
  const boundsOfEaters = rangesOfEaters.map(dayBoundsOf)
  const columns = foodColumnsOf(dishes, { people, caloriesADay: bounds[0]!.middle })
  const forms = linearFormsOf(dishes, bounds)
  const priceOfPortion = portionPriceOf(menu)
  const eaterDays = eaterDaysOf(rangesOfEaters, dishes, priceOfPortion)
  const seating = seatingOf(board, forms, eaterDays.formsOfEaters)
  const days = seating.seatsOn.length
  const cooked = [...seating.cookings, ...board.kept.filter(isCookedHere)]
  const exact = exactPortionsOf(forms, withAmounts(priceOfPortion, amounts), dayPriceOf(ranges))
  const repeats = dishes.reduce((sum, _, dish) => sum + Math.max(0, times[dish]! - 1), 0)
  const plan: PricedPlan = {
    board,
    menu,
    forms,
    exact,
    ...eaterDays,
    portioners: [...new Set([exact, ...eaterDays.exactOfEaters])],
    wholePortions: people,
    portioned: new Map(),
    places: noPlaces(),
    seating,
    baskets: emptyBaskets(columns),
    keptAmounts: amounts && noneOf(amounts),
    sameness: samenessOf(dishTraitsOf(dishes, columns, tastes), cooked),
    taste,
    leastOfPortion: cheapestPortions(menu, priceOfPortion),
    middlePortion: middlePortions(menu),
    pricesBefore: new Map(),
    minutes: minutesByMeals(menu, Math.max(1, ...cooked.map(({ slots }) => mealsOfCooking(slots)))),
    sides: sideMenuOf(menu),
    sideKeys: new Map(),
    startWithSides: new Float64Array(formsCount),
    weeksOfDish: new Uint8Array(dishes.length),
    repeatPrice: Float64Array.from(dishes, ({ meals }) =>
      meals.includes('dessert') ? weights.dessertAgain.value : weights.repeat.value,
    ),
    repeats,
    mostRepeats: Math.max(
      0,
      cooked.length - Math.ceil(weights.distinctShare.value * (cooked.length - repeats)),
    ),
    mainsOn: new Int32Array(daysOfPlan),
    cookingPrice: 0,
    dayPrice: new Float64Array(days),
    weekPrice: new Float64Array(daysOfPlan / daysOfWeek),
    isStale: new Uint8Array(daysOfPlan / daysOfWeek).fill(1),
    dinnerOf: new Int16Array(daysOfPlan).fill(-1),
    dinnerProtein: new Int8Array(daysOfPlan).fill(-1),
    ranked: 0,
    paired: 0,
  }
  readBoard(plan, (day) => (isOwnersDay(day) ? bounds : boundsOfEaters[day - daysOfPlan]!))
  follow(board, followerOf(plan))
  return plan
}

/** By day behind the owner's: what is in range there. Days that may have the same share it. */
function eaterDaysOf(
  ranges: readonly MacroRanges[],
  dishes: Menu['dishes'],
  priceOf: PortionPrice,
): Pick<PricedPlan, 'formsOfEaters' | 'exactOfEaters'> {
  const known = new Map<string, { forms: LinearForms; exact: ExactPortions }>()
  const days = ranges.map((of) => {
    const key = JSON.stringify(of)
    const made = known.get(key) ?? portionerOf(of, dishes, priceOf)
    known.set(key, made)
    return made
  })
  return { formsOfEaters: days.map(({ forms }) => forms), exactOfEaters: days.map(({ exact }) => exact) }
}

function portionerOf(ranges: MacroRanges, dishes: Menu['dishes'], priceOf: PortionPrice) {
  const forms = linearFormsOf(dishes, dayBoundsOf(ranges))
  return { forms, exact: exactPortionsOf(forms, priceOf, dayPriceOf(ranges)) }
}

function middlePortions({ leastPortion, mostPortion }: Menu): PricedPlan['middlePortion'] {
  return eachMeal((meal) =>
    leastPortion[meal].map((least, dish) => Math.round((least + mostPortion[meal][dish]!) / 2)),
  )
}

function readBoard(plan: PricedPlan, boundsOn: (day: number) => DayBounds): void {
  const { seating, board } = plan
  for (const kept of board.kept) readKept(plan, kept)
  for (const cooking of seating.cookings) {
    const dish = board.dishOf[cooking.number]!
    countDish(plan, cooking, dish, { by: 1, ofRepeats: 0 })
    for (const seat of cooking.seats) {
      countEaten(plan, seat, dish, board.portions[seat.number]!)
      for (const side of board.sidesOf[seat.number]!) {
        addFoods(plan.baskets, cooking.week, side.dish)
        countEaten(plan, seat, side.dish, side.portion)
      }
    }
  }
  for (const [dish, price] of plan.repeatPrice.entries()) {
    const times = board.times[dish]!
    plan.cookingPrice += (price * times * (times - 1)) / 2
  }
  for (const [day, seats] of seating.seatsOn.entries())
    if (seats.length > 0) plan.dayPrice[day] = priceOfDay(plan, day, boundsOn(day))
}

function readKept(plan: PricedPlan, kept: PlacedCooking): void {
  const { board, menu, keptAmounts } = plan
  const { meal, number, seats, week } = kept
  const dish = board.dishOf[number]!
  const { isSide } = menu.dishes[dish]!
  for (const seat of seats) {
    countEaten(plan, seat, dish, board.portions[seat.number]!)
    if (keptAmounts && isOwnersDay(seat.day))
      countPortion(keptAmounts, seat.day, dish, board.portions[seat.number]!)
    if (isSide) continue
    countMain(plan, seat.day, dish, 1)
    if (seat.meal === 'dinner') setDinner(plan, seat, dish)
  }
  if (!isCookedHere(kept)) return
  addFoods(plan.baskets, week, dish)
  if (!isSide) addToSameness(plan.sameness, { dish, meal, week })
}

function followerOf(plan: PricedPlan): Follower {
  const { board, baskets, isStale, dayPrice, repeatPrice } = plan
  return {
    countDish: (cooking, dish, by) => {
      const others = board.times[dish]! - (by === 1 ? 1 : 0)
      if (others > 0) plan.repeats += by
      countDish(plan, cooking, dish, { by, ofRepeats: repeatPrice[dish]! * others })
      isStale[cooking.week] = 1
    },
    countEaten: (seat, dish, quarters) => {
      countEaten(plan, seat, dish, quarters)
      isStale[seat.cooking.week] = 1
    },
    countSide: ({ cooking: { week } }, dish, by) => {
      if (by === 1) addFoods(baskets, week, dish)
      else takeFoods(baskets, week, dish)
    },
    undoOwn: (day, price) => {
      dayPrice[day] = price
    },
  }
}

function countDish(
  plan: PricedPlan,
  cooking: PlacedCooking,
  dish: DishNumber,
  { by, ofRepeats }: { by: 1 | -1; ofRepeats: number },
): void {
  const { meal, week, seats } = cooking
  const { baskets, sameness, weeksOfDish } = plan
  if (by === 1) {
    addFoods(baskets, week, dish)
    addToSameness(sameness, { dish, meal, week })
  } else {
    takeFoods(baskets, week, dish)
    takeFromSameness(sameness, { dish, meal, week })
  }
  plan.cookingPrice += by * (priceOfCooking(plan, cooking, dish) + ofRepeats)
  if (cooking.isSameAllWeek) {
    const others = by === 1 ? weeksOfDish[dish]!++ : --weeksOfDish[dish]!
    plan.cookingPrice += by * weights.dishOfAnotherWeek.value * others
  }
  for (const seat of seats) {
    countMain(plan, seat.day, dish, by)
    if (by === 1 && seat.meal === 'dinner') setDinner(plan, seat, dish)
  }
}

/** So many quarters more of a dish that a week cooks are eaten on a day; fewer when negative. */
function countEaten(
  { baskets, wholePortions }: PricedPlan,
  { cooking: { week }, day }: Seat,
  dish: DishNumber,
  quarters: Quarters,
): void {
  addGrams(baskets, week, dish, isOwnersDay(day) ? quarters : quarters / wholePortions)
}

function setDinner(plan: PricedPlan, { day, cooking }: Seat, dish: DishNumber): void {
  if (!isOwnersDay(day)) return
  plan.dinnerOf[day] = cooking.number
  plan.dinnerProtein[day] = plan.sameness.traits.protein[dish]!
}

/** A day that the planner brought into range is in range, even where a rule of portions would not make it again. */
function priceOfDay(plan: PricedPlan, day: number, bounds: DayBounds): number {
  const { calories, fat, netCarbs, protein, amounts } = plan.board
  const isIn = isWithin([calories[day]!, fat[day]!, netCarbs[day]!, protein[day]!], bounds)
  if (!isIn) return weights.dayOut.value
  const eaten = amounts && isOwnersDay(day) ? amountsOfDay(amounts, day) : 0
  return portionDishes(plan, day)?.price ?? weights.heavyDay.value + eaten
}

/** What people eat of a meal, in servings of the recipe, about. */
const usualServings = 1.25

function minutesByMeals({ dishes, people, seats }: Menu, most: number): Float64Array[] {
  const portions = seats?.usualPortions ?? people
  return Array.from({ length: most + 1 }, (_, meals) =>
    Float64Array.from(dishes, (dish) => minutesFor(dish, portions * meals * usualServings)),
  )
}
