import { stockFoodOf } from '../../pantry/stock-food.ts'
import { addUp, addUpGrams } from '../add-up.ts'
import type { DatedCooking, ListFood } from '../listed-cooking.ts'
import { cookingsWithin } from './lines-at-home.ts'
import { mergeNearEqualFoods } from './merge-near-equals.ts'
import { findStandIns } from './near-equals.ts'
import type { ListDays } from './plan-stock.ts'

/** A staple that a person is asked about. */
export type CupboardStaple = Readonly<{
  food: ListFood
  /** Of the plan, that use it. */
  dishes: number
  /** Of the one list; 0 where a later one is the first to need it. */
  neededGrams: number
}>

/** More would be a form to fill in. */
const mostStaples = 20

/** PAN-6: the staples that most dishes of the plan use, the most used first; near-equals are one, as on the list. */
export function cupboardStaples(
  cookings: readonly DatedCooking[],
  list: ListDays,
  mayEat: (food: ListFood) => boolean,
): CupboardStaple[] {
  const merged = mergeNearEqualFoods(cookings, findStandIns(cookings, mayEat))
  const needed = addUpGrams(cookingsWithin(merged, list))
  return addUp(merged)
    .filter(({ food }) => isStaple(food))
    .map(({ food, items }) => ({ food, dishes: items.length, neededGrams: needed.get(food.id) ?? 0 }))
    .sort((a, b) => b.dishes - a.dishes)
    .slice(0, mostStaples)
}

function isStaple({ id, buy, price = 1, class: foodClass }: ListFood): boolean {
  return stockFoodOf({ id, packs: [buy], price, ...(foodClass && { class: foodClass }) }).isStaple
}
