import { daysOfPlan, type Meal, meals } from '../../meals/meals.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { type Board, noDish } from './board.ts'
import type { Dish } from './menu.ts'
import { servingsOf } from './portions/portions.ts'
import { isAt, type SlotAt } from './slots.ts'

export type PlannedItem = {
  meal: Meal
  dish: Dish
  servings: number
  /** PLATE-3: beside it; absent where there are none. */
  sides?: readonly Readonly<{ dish: Dish; servings: number }>[]
  /** Of a leftover: the slot it was cooked for. */
  leftoverOf?: SlotAt
}
/** All that is eaten of a plate, its main first. */
export function helpingsOfPlanned({ dish, servings, sides = [] }: PlannedItem) {
  return [{ dish, servings }, ...sides]
}

export type PlannedDay = { items: readonly PlannedItem[]; totals: Macros; deviation: number }

/** The board as a plan: what is eaten each day, and whether that is in range. */
export function readPlan(board: Board, ranges: MacroRanges): PlannedDay[] {
  return Array.from({ length: daysOfPlan }, (_, day) => {
    const totals = {
      calories: board.calories[day]!,
      fat: board.fat[day]!,
      netCarbs: board.netCarbs[day]!,
      protein: board.protein[day]!,
    }
    const items = meals.flatMap((meal) => itemsAt(board, day, meal))
    return { items, totals, deviation: deviationOf(totals, ranges) }
  })
}

function itemsAt(
  { cookingsOn, dishOf, portions, sidesOf, menu }: Board,
  day: number,
  meal: Meal,
): PlannedItem[] {
  return cookingsOn[day]!.flatMap(({ number, seats, slots }) => {
    const seat = seats.find((one) => isAt(one, { day, meal }))
    const dish = dishOf[number]!
    if (!seat || dish === noDish || menu.dishes[dish]!.isSide) return []
    const { leftoverOf } = slots[seat.slot]!
    const servings = servingsOf(portions[seat.number]!)
    const beside = sidesOf[seat.number]!.map((side) => ({
      dish: menu.dishes[side.dish]!,
      servings: servingsOf(side.portion),
    }))
    return [
      {
        meal,
        dish: menu.dishes[dish]!,
        servings,
        ...(beside.length > 0 && { sides: beside }),
        ...(leftoverOf && { leftoverOf }),
      },
    ]
  })
}
