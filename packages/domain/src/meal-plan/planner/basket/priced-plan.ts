import { daysOfPlan, type Meal } from '../../../meals/meals.ts'
import type { CountedAmounts } from '../amounts.ts'
import type { Board } from '../board.ts'
import type { Menu } from '../menu.ts'
import type { cheapestPortions, Taste } from '../objective.ts'
import type { ExactPortions, Portioned } from '../portions/exact-portions.ts'
import type { LinearForms } from '../portions/linear-forms.ts'
import type { Places } from '../portions/places.ts'
import type { SideMenu } from '../sides/side-menu.ts'
import { isOwnersDay } from '../table-seats.ts'
import type { Sameness } from './sameness.ts'
import type { Seating } from './seating.ts'
import type { WeekBaskets } from './week-baskets.ts'

/** What a plan costs with its basket, over the board that holds it: all of it follows the board's changes (`follow-board.ts`). */
export type PricedPlan = {
  board: Board
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
  /** Of what the board counts, what kept items hold by themselves; undefined where nothing is counted. */
  keptAmounts: CountedAmounts | undefined
  sameness: Sameness
  taste: Taste
  /** HELD-4: by the meals that eat of one cooking, then by dish; the portions of a plan hardly change it. */
  minutes: readonly Float64Array[]
  leastOfPortion: ReturnType<typeof cheapestPortions>
  /** By meal and dish: what is likely eaten, in quarters. */
  middlePortion: Readonly<Record<Meal, Uint8Array>>
  /** By kind of cooking, then by dish: the part of a ranking that stays (`rank-by-basket.ts`). */
  pricesBefore: Map<string, Float64Array>
  sides: SideMenu
  /** Numbers of what stood beside the mains of a day, by its text, so that `portioned` can name it. */
  sideKeys: Map<string, number>
  startWithSides: Float64Array
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
  /** Dishes looked at in rankings, and pairs of them. */
  ranked: number
  paired: number
}

export function formsOn({ forms, formsOfEaters }: PricedPlan, day: number): LinearForms {
  return isOwnersDay(day) ? forms : formsOfEaters[day - daysOfPlan]!
}

export function exactOn({ exact, exactOfEaters }: PricedPlan, day: number): ExactPortions {
  return isOwnersDay(day) ? exact : exactOfEaters[day - daysOfPlan]!
}
