import { daysOfPlan, type Meal } from '../../../meals/meals.ts'
import { type Amounts, countPortion } from '../amounts.ts'
import type { PlateSide } from '../board.ts'
import type { DishNumber, Menu } from '../menu.ts'
import type { cheapestPortions, Taste } from '../objective.ts'
import type { ExactPortions, Portioned } from '../portions/exact-portions.ts'
import type { LinearForms } from '../portions/linear-forms.ts'
import type { Places } from '../portions/places.ts'
import type { Quarters } from '../portions/portions.ts'
import type { SideMenu } from '../sides/side-menu.ts'
import { isOwnersDay } from '../table-seats.ts'
import type { Sameness } from './sameness.ts'
import type { OpenCooking, Seating } from './seating.ts'
import { addGrams, type WeekBaskets } from './week-baskets.ts'

/** A plan while its basket is made cheaper. It is read off the board and put back when all is done. */
export type WorkingPlan = {
  menu: Menu
  forms: LinearForms
  exact: ExactPortions
  /** TOG-3: the same of the days of eaters with needs of their own, behind the owner's. */
  formsOfEaters: readonly LinearForms[]
  exactOfEaters: readonly ExactPortions[]
  /** All of them, each once. */
  portioners: readonly ExactPortions[]
  /** The owner's portions of a cooking: a portion on an eater's day is one. */
  wholePortions: number
  /** By kind of day, then by its dishes: portions already found. */
  portioned: Map<number, Map<number, Map<number, Portioned | null>>>
  places: Places
  seating: Seating
  baskets: WeekBaskets
  /** What is counted, with kept items and what is open, and with kept items alone; undefined where nothing is. */
  amounts: Amounts | undefined
  keptAmounts: Amounts | undefined
  sameness: Sameness
  taste: Taste
  /** HELD-4: by the meals that eat of one cooking, then by dish; the portions of a plan hardly change it. */
  minutes: readonly Float64Array[]
  leastOfPortion: ReturnType<typeof cheapestPortions>
  /** By meal and dish: what is likely eaten, in quarters. */
  middlePortion: Readonly<Record<Meal, Uint8Array>>
  /** By kind of cooking, then by dish: the part of a ranking that stays (`rank-by-basket.ts`). */
  pricesBefore: Map<string, Float64Array>
  /** By cooking. */
  dishOf: Int32Array
  /** By seat. */
  portions: Uint8Array
  /** PLATE-3: by seat, what stands beside its main; how many in all. */
  sidesOf: (readonly PlateSide[])[]
  sideCount: number
  sides: SideMenu
  /** Numbers of what stood beside the mains of a day, by its text, so that `portioned` can name it. */
  sideKeys: Map<string, number>
  startWithSides: Float64Array
  /** By dish: the days it is cooked on, and how often. */
  cookedOn: Int32Array
  times: Uint8Array
  /** By dish: what each other time costs that the plan cooks it. */
  repeatPrice: Float64Array
  /** PLATE-4: by dish: cookings of it that take turns in a week of the same meals. */
  weeksOfDish: Uint8Array
  /** Cookings of a dish that another cooks too, and how many there may be. */
  repeats: number
  mostRepeats: number
  /** PLATE-1: by day, what its mains are, whatever their order: days of the same mains have the same number. */
  mainsOn: Int32Array
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
  /** Beside it, seat by seat. */
  sides: readonly (readonly PlateSide[])[]
  portions: readonly Quarters[]
  dayPrices: readonly number[]
}

/** So many quarters more of a dish that a week cooks are eaten on a day; fewer when negative. */
export function addEaten(
  { baskets, amounts, wholePortions }: Pick<WorkingPlan, 'baskets' | 'amounts' | 'wholePortions'>,
  { week, day }: { week: number; day: number },
  dish: DishNumber,
  portion: Quarters,
): void {
  if (!isOwnersDay(day)) {
    addGrams(baskets, week, dish, portion / wholePortions)
    return
  }
  addGrams(baskets, week, dish, portion)
  if (amounts) countPortion(amounts, day, dish, portion)
}

const spread = 0x9e3779b1

/** PLATE-1: a main more on a day of the owner's, or with -1 one less. Each dish has bits of its own, so that days of other mains have other sums. */
export function countMain(
  { mainsOn }: Pick<WorkingPlan, 'mainsOn'>,
  day: number,
  dish: DishNumber,
  by: 1 | -1,
): void {
  if (!isOwnersDay(day)) return
  const bits = Math.imul(dish + 1, spread)
  mainsOn[day]! += by * Math.imul(bits ^ (bits >>> 16), spread)
}

export function setDinner(plan: WorkingPlan, day: number, cooking: number, dish: DishNumber): void {
  if (!isOwnersDay(day)) return
  plan.dinnerOf[day] = cooking
  plan.dinnerProtein[day] = plan.sameness.traits.protein[dish]!
}

export function formsOn({ forms, formsOfEaters }: WorkingPlan, day: number): LinearForms {
  return isOwnersDay(day) ? forms : formsOfEaters[day - daysOfPlan]!
}

export function exactOn({ exact, exactOfEaters }: WorkingPlan, day: number): ExactPortions {
  return isOwnersDay(day) ? exact : exactOfEaters[day - daysOfPlan]!
}
