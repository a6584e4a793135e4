import type { Macros } from '../../../nutrition/macros.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import type { AmountTerm } from '../amounts.ts'
import type { BasketFood } from '../basket/basket-food.ts'
import { priceBoard } from '../basket/follow-board.ts'
import type { PricedPlan } from '../basket/priced-plan.ts'
import { boardOf, noDish, type PlacedCooking, place, setSides } from '../board.ts'
import { type Dish, type DishNumber, type Menu, menuOf } from '../menu.ts'
import type { Taste } from '../objective.ts'
import type { PlanRequest } from '../plan-days.ts'
import type { Quarters } from '../portions/portions.ts'
import { alone, type Cooking } from '../search/skeleton.ts'
import type { SlotAt } from '../slots.ts'
import { inventedDishes, plainServing, requestFor } from './invented-menu.ts'

const [like] = inventedDishes(1)

/** More than a day could hold. */
export const anything = { minimum: 0, maximum: 1e6 }

/** For days of so many kilocalories; of the other macros anything, but for what is said. */
export function caloriesWithin(
  minimum: number,
  maximum: number,
  own: Partial<MacroRanges> = {},
): MacroRanges {
  return { calories: { minimum, maximum }, fat: anything, netCarbs: anything, protein: anything, ...own }
}

/** A lunch of 500 kcal, 200 g and ten minutes that is bought nowhere, but for what is said of it. */
export function smallDish(id: string, own: Partial<Dish> = {}): Dish {
  const plain = { ...plainServing, wholePieces: [], batchServings: 1, keepsDays: 4 }
  return { ...like!, ...plain, id, meals: ['lunch'], ...own }
}

/** The same as a side: 100 kcal, for lunch and dinner. */
export function plainSide(id: string, own: Partial<Dish> = {}): Dish {
  const perServing = { calories: 100, fat: 10, netCarbs: 1, protein: 1 }
  const goesWith = ['lunch', 'dinner'] as const
  return smallDish(id, { meals: [], isSide: true, goesWith, gramsPerServing: 100, perServing, ...own })
}

/** Fresh, in packs of 100 g. */
export function plainFood(id: string, own: Partial<BasketFood> = {}): BasketFood {
  const pack = { packGrams: 100, isLoose: false, openedDays: 4, price: 1 } as const
  return { id, ...pack, isRare: false, isStaple: false, ...own }
}

/** A cooking, the dish that it has by its id, and portions of its seats. */
export type Cooked = Cooking & { dish: string; portions: readonly Quarters[]; besides: readonly string[] }

/** A meal cooked for itself, with one serving of each side beside it. */
export function cooked(
  at: SlotAt,
  dish: string,
  portion: Quarters = 4,
  ...besides: readonly string[]
): Cooked {
  return { ...alone(at), dish, portions: [portion], besides }
}

/** A meal cooked once, and eaten again on these days. */
export function cookedOnce(at: SlotAt, days: readonly number[], dish: string, portion: Quarters = 4): Cooked {
  const slots = [at, ...days.map((day) => ({ ...at, day, leftoverOf: at }))]
  return { meal: at.meal, slots, isSameAllWeek: false, dish, portions: slots.map(() => portion), besides: [] }
}

/** A dish of these days of a week, cooked on each. */
export function cookedOn(meal: SlotAt['meal'], days: readonly number[], dish: string): Cooked {
  const slots = days.map((day) => ({ day, meal }))
  return { meal, slots, isSameAllWeek: true, dish, portions: slots.map(() => 4), besides: [] }
}

type Own = Partial<PlanRequest> & {
  ranges?: MacroRanges
  sides?: readonly Dish[]
  keptDishes?: readonly Dish[]
  keptCookings?: readonly Cooked[]
  besides?: readonly Macros[]
  counted?: readonly AmountTerm[]
  /** By the id of a dish what a cooking of it costs more. */
  dearer?: Readonly<Record<string, number>>
  rangesOfEaters?: readonly MacroRanges[]
}

/** A plan of these cookings, whose prices follow its board. Tastes cost nothing unless said. A cooking with no dish stays open. */
export function smallPlan(dishes: readonly Dish[], cookings: readonly Cooked[], own: Own = {}): PricedPlan {
  const {
    sides = [],
    keptDishes = [],
    keptCookings = [],
    counted = [],
    rangesOfEaters,
    dearer,
    ...asked
  } = own
  const request = requestFor(dishes, { ...asked, sides })
  const menu = menuOf(dishes, request, { sides, kept: keptDishes })
  const kept = keptCookings.map((one) => ({ ...one, dish: dishNumber({ menu }, one.dish) }))
  const board = boardOf(menu, cookings, { kept, besides: own.besides })
  for (const [number, { dish, portions, besides }] of cookings.entries()) {
    const cooking = board.cookings[number]!
    place(board, cooking, { dish: dish === '' ? noDish : dishNumber({ menu }, dish), portions })
    if (besides.length > 0)
      setSides(
        board,
        cooking.seats[0]!,
        besides.map((side) => ({ dish: dishNumber({ menu }, side), portion: 4 })),
      )
  }
  const { ranges } = request
  return priceBoard(board, { ranges, rangesOfEaters, taste: tasteOf(menu, dearer), tastes: request, counted })
}

function tasteOf({ dishes }: Menu, dearer: Own['dearer'] = {}): Taste {
  const column = (of: (id: string) => number = () => 0) => Float64Array.from(dishes, ({ id }) => of(id))
  return { ofDish: column((id) => dearer[id] ?? 0), ofMeal: column(), ofDiscovery: column() }
}

export function dishNumber({ menu }: Pick<PricedPlan, 'menu'>, id: string): DishNumber {
  const number = menu.dishes.findIndex((dish) => dish.id === id)
  if (number < 0) throw new Error(`No dish is "${id}"`)
  return number
}

/** The dishes of the cookings that may have another, in their order. */
export function dishIds({ seating, board, menu }: PricedPlan): (string | undefined)[] {
  return seating.cookings.map(({ number }) => menu.dishes[board.dishOf[number]!]?.id)
}

/** The cooking that feeds a meal. */
export function cookingAt({ seating }: PricedPlan, { day, meal }: SlotAt): PlacedCooking {
  return seating.seatsOn[day]!.find((seat) => seat.meal === meal)!.cooking
}
