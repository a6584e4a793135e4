import type { MineralGoals } from '../../../nutrition/mineral-goals/mineral-goals.ts'
import { daysOfPlan, daysOfWeek, eachMeal, type Meal } from '../../meals.ts'
import type { Board } from '../board.ts'
import type { DayBounds } from '../day-bounds.ts'
import type { DishNumber, Menu } from '../menu.ts'
import { type WeekMinerals, weekMineralsOf } from '../minerals/week-minerals.ts'
import type { DrawTastes } from '../palate.ts'
import { type ExactPortions, exactPortionsOf, type Portioned } from '../portions/exact-portions.ts'
import { type LinearForms, linearFormsOf } from '../portions/linear-forms.ts'
import { noPlaces, type Places } from '../portions/places.ts'
import type { Quarters } from '../portions/portions.ts'
import type { Taste } from '../search/best-choice.ts'
import { dishTraitsOf } from './dish-traits.ts'
import { foodColumnsOf } from './foods/food-columns.ts'
import { cheapestPortions, dayPriceOf, portionPriceOf, withMinerals } from './portion-price.ts'
import { readBoard } from './read-board.ts'
import { type Sameness, samenessOf } from './sameness.ts'
import { isCookedHere, type OpenCooking, type Seating, seatingOf, weekOfCooking } from './seating.ts'
import { emptyBaskets, type WeekBaskets } from './week-baskets.ts'

/** A plan while its basket is made cheaper. It is read off the board and put back when all is done. */
export type WorkingPlan = {
  menu: Menu
  forms: LinearForms
  exact: ExactPortions
  /** By kind of day, then by its dishes: portions already found. */
  portioned: Map<number, Map<number, Map<number, Portioned | null>>>
  places: Places
  seating: Seating
  baskets: WeekBaskets
  /** MIN-3: undefined where the person doesn't aim at any. */
  minerals: WeekMinerals | undefined
  sameness: Sameness
  taste: Taste
  minutes: Float64Array
  leastOfPortion: ReturnType<typeof cheapestPortions>
  /** By meal and dish: what is likely eaten, in quarters. */
  middlePortion: Readonly<Record<Meal, Uint8Array>>
  /** By kind of cooking, then by dish: the part of a ranking that stays (`rank-by-basket.ts`). */
  pricesBefore: Map<string, Float64Array>
  /** By cooking. */
  dishOf: Int32Array
  /** By seat. */
  portions: Uint8Array
  /** By dish: the days it is cooked on, and how often. */
  cookedOn: Int32Array
  times: Uint8Array
  /** Cookings of a dish that another cooks too, and how many there may be. */
  repeats: number
  mostRepeats: number
  /** Minutes, taste and repeats of all cookings. */
  cookingPrice: number
  dayPrice: Float64Array
  weekPrice: Float64Array
  isStale: Uint8Array
  /** By day: which cooking its dinner is of, and that dish's main protein; -1 without. */
  dinnerOf: Int16Array
  dinnerProtein: Int8Array
  /** What undoes the latest changes. */
  log: Undo[]
  /** Dishes looked at in rankings, and pairs of them. */
  ranked: number
  paired: number
}
export type Undo = {
  cooking: OpenCooking
  dish: DishNumber
  portions: readonly Quarters[]
  dayPrices: readonly number[]
}

type Asked = {
  bounds: DayBounds
  taste: Taste
  tastes: DrawTastes
  minerals?: MineralGoals | undefined
  distinctShare: number
}

export function workingPlanOf(
  board: Board,
  { bounds, taste, tastes, minerals, distinctShare }: Asked,
): WorkingPlan {
  const { menu } = board
  const { dishes, people } = menu
  const columns = foodColumnsOf(dishes, { people, caloriesADay: bounds[0]!.middle })
  const forms = linearFormsOf(dishes, bounds)
  const seating = seatingOf(board, forms)
  const cooked = [...seating.cookings.map(({ placed }) => placed), ...seating.kept.filter(isCookedHere)]
  const priceOfPortion = portionPriceOf(menu)
  const weekMinerals = weekMineralsOf(dishes, minerals)
  const repeats = board.times.reduce((sum, times) => sum + Math.max(0, times - 1), 0)
  const plan: WorkingPlan = {
    menu,
    forms,
    exact: exactPortionsOf(forms, withMinerals(priceOfPortion, weekMinerals), dayPriceOf(bounds)),
    portioned: new Map(),
    places: noPlaces(),
    seating,
    baskets: emptyBaskets(columns),
    minerals: weekMinerals,
    sameness: samenessOf(
      dishTraitsOf(dishes, columns, tastes),
      cooked.map((one) => ({ meal: one.meal, week: weekOfCooking(one) })),
    ),
    taste,
    leastOfPortion: cheapestPortions(menu, priceOfPortion),
    middlePortion: middlePortions(menu),
    pricesBefore: new Map(),
    minutes: Float64Array.from(dishes, ({ minutes }) => minutes),
    dishOf: new Int32Array(seating.cookings.length),
    portions: new Uint8Array(seating.seats.length),
    cookedOn: board.cookedOn.slice(),
    times: board.times.slice(),
    repeats,
    mostRepeats: Math.max(0, cooked.length - Math.ceil(distinctShare * (cooked.length - repeats))),
    cookingPrice: 0,
    dayPrice: new Float64Array(daysOfPlan),
    weekPrice: new Float64Array(daysOfPlan / daysOfWeek),
    isStale: new Uint8Array(daysOfPlan / daysOfWeek).fill(1),
    dinnerOf: new Int16Array(daysOfPlan).fill(-1),
    dinnerProtein: new Int8Array(daysOfPlan).fill(-1),
    log: [],
    ranked: 0,
    paired: 0,
  }
  readBoard(plan, board, bounds)
  return plan
}

function middlePortions({ leastPortion, mostPortion }: Menu): WorkingPlan['middlePortion'] {
  return eachMeal((meal) =>
    leastPortion[meal].map((least, dish) => Math.round((least + mostPortion[meal][dish]!) / 2)),
  )
}
