import { daysOfPlan, daysOfWeek, eachMeal } from '../../../meals/meals.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import { type AmountTerm, amountsOf, countPortion, noneOf } from '../amounts.ts'
import type { Board, PlacedCooking } from '../board.ts'
import { type DayBounds, dayBoundsOf, isWithin } from '../day-bounds.ts'
import type { Menu } from '../menu.ts'
import { cheapestPortions, dayPriceOf, portionPriceOf, type Taste, withAmounts } from '../objective.ts'
import type { DrawTastes } from '../palate.ts'
import { type ExactPortions, exactPortionsOf, type PortionPrice } from '../portions/exact-portions.ts'
import { formsCount, type LinearForms, linearFormsOf } from '../portions/linear-forms.ts'
import { noPlaces } from '../portions/places.ts'
import { noPlateSides } from '../sides/plate-sides.ts'
import { sideMenuOf } from '../sides/side-menu.ts'
import { isOwnersDay } from '../table-seats.ts'
import { minutesFor } from '../time/minutes-allowed.ts'
import { weights } from '../weights.ts'
import { portionDishes } from './day-portions.ts'
import { dishTraitsOf } from './dish-traits.ts'
import { foodColumnsOf } from './foods/food-columns.ts'
import { mealsOfCooking, priceOfCooking } from './plan-price.ts'
import { addToSameness, samenessOf } from './sameness.ts'
import { isCookedHere, seatingOf, weekOfCooking } from './seating.ts'
import { addFoods, emptyBaskets } from './week-baskets.ts'
import { addEaten, countMain, setDinner, type WorkingPlan } from './working-plan.ts'

type Asked = {
  ranges: MacroRanges
  rangesOfEaters?: readonly MacroRanges[] | undefined
  taste: Taste
  tastes: DrawTastes
  counted: readonly AmountTerm[]
}

/** The working plan of what stands on the board, kept items too, with its days priced as they stand. */
export function readBoard(
  board: Board,
  { ranges, rangesOfEaters = [], taste, tastes, counted }: Asked,
): WorkingPlan {
  const { menu } = board
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
  const cooked = [...seating.cookings.map(({ placed }) => placed), ...seating.kept.filter(isCookedHere)]
  const amounts = amountsOf(dishes, counted)
  const exact = exactPortionsOf(forms, withAmounts(priceOfPortion, amounts), dayPriceOf(ranges))
  const repeats = board.times.reduce((sum, times) => sum + Math.max(0, times - 1), 0)
  const plan: WorkingPlan = {
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
    amounts,
    keptAmounts: amounts && noneOf(amounts),
    sameness: samenessOf(
      dishTraitsOf(dishes, columns, tastes),
      cooked.map((one) => ({ meal: one.meal, week: weekOfCooking(one) })),
    ),
    taste,
    leastOfPortion: cheapestPortions(menu, priceOfPortion),
    middlePortion: middlePortions(menu),
    pricesBefore: new Map(),
    minutes: minutesByMeals(menu, Math.max(1, ...cooked.map(({ slots }) => mealsOfCooking(slots)))),
    dishOf: new Int32Array(seating.cookings.length),
    portions: new Uint8Array(seating.seats.length),
    sidesOf: seating.seats.map(() => noPlateSides),
    sideCount: 0,
    sides: sideMenuOf(menu),
    sideKeys: new Map(),
    startWithSides: new Float64Array(formsCount),
    cookedOn: board.cookedOn.slice(),
    times: board.times.slice(),
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
    log: [],
    ranked: 0,
    paired: 0,
  }
  addBoard(plan, board, (day) => (isOwnersDay(day) ? bounds : boundsOfEaters[day - daysOfPlan]!))
  return plan
}

/** By day behind the owner's: what is in range there. Days that may have the same share it. */
function eaterDaysOf(
  ranges: readonly MacroRanges[],
  dishes: Menu['dishes'],
  priceOf: PortionPrice,
): Pick<WorkingPlan, 'formsOfEaters' | 'exactOfEaters'> {
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

function middlePortions({ leastPortion, mostPortion }: Menu): WorkingPlan['middlePortion'] {
  return eachMeal((meal) =>
    leastPortion[meal].map((least, dish) => Math.round((least + mostPortion[meal][dish]!) / 2)),
  )
}

function addBoard(plan: WorkingPlan, board: Board, boundsOn: (day: number) => DayBounds): void {
  const { seating, times } = plan
  for (const [at, kept] of seating.kept.entries()) readKept(plan, kept, -2 - at)
  for (const { number, placed, week, seats } of seating.cookings) {
    const { dish, portions } = placed
    plan.dishOf[number] = dish
    addFoods(plan.baskets, week, dish)
    addToSameness(plan.sameness, { dish, meal: placed.meal, week })
    plan.cookingPrice += priceOfCooking(plan, placed, dish)
    if (placed.isSameAllWeek) plan.cookingPrice += weights.dishOfAnotherWeek.value * plan.weeksOfDish[dish]!++
    for (const seat of seats) {
      plan.portions[seat.number] = portions[seat.slot]!
      addEaten(plan, { week, day: seat.day }, dish, portions[seat.slot]!)
      countMain(plan, seat.day, dish, 1)
      if (seat.meal === 'dinner') setDinner(plan, seat.day, number, dish)
    }
  }
  for (const [dish, count] of times.entries())
    plan.cookingPrice += (plan.repeatPrice[dish]! * count * (count - 1)) / 2
  for (const [day, seats] of seating.seatsOn.entries())
    if (seats.length > 0) plan.dayPrice[day] = priceOfDay(plan, board, day, boundsOn(day))
}

function readKept(plan: WorkingPlan, kept: PlacedCooking, cooking: number): void {
  const { dish, meal, portions, slots } = kept
  const week = weekOfCooking(kept)
  for (const [at, { day, meal: eatenAs }] of slots.entries()) {
    addEaten(plan, { week, day }, dish, portions[at]!)
    if (!plan.menu.dishes[dish]!.isSide) countMain(plan, day, dish, 1)
    if (plan.keptAmounts) countPortion(plan.keptAmounts, day, dish, portions[at]!)
    if (eatenAs === 'dinner' && !plan.menu.dishes[dish]!.isSide) setDinner(plan, day, cooking, dish)
  }
  if (!isCookedHere(kept)) return
  addFoods(plan.baskets, week, dish)
  if (!plan.menu.dishes[dish]!.isSide) addToSameness(plan.sameness, { dish, meal, week })
}

/** A day that the planner brought into range is in range, even where a rule of portions would not make it again. */
function priceOfDay(plan: WorkingPlan, board: Board, day: number, bounds: DayBounds): number {
  const { calories, fat, netCarbs, protein } = board
  const isIn = isWithin([calories[day]!, fat[day]!, netCarbs[day]!, protein[day]!], bounds)
  if (!isIn) return weights.dayOut.value
  return portionDishes(plan, day)?.price ?? weights.heavyDay.value
}

/** What people eat of a meal, in servings of the recipe, about. */
const usualServings = 1.25

function minutesByMeals({ dishes, people, seats }: Menu, most: number): Float64Array[] {
  const portions = seats?.usualPortions ?? people
  return Array.from({ length: most + 1 }, (_, meals) =>
    Float64Array.from(dishes, (dish) => minutesFor(dish, portions * meals * usualServings)),
  )
}
