import type { BasketFood } from '../basket-food.ts'
import { weekPrices } from '../week-prices.ts'

/** In days; what is opened and keeps longer is still good when it is next cooked with. */
const mostDaysFresh = 10
const mostDaysOfWeeks = 42

/** Of a row on a week's list. */
export function rowPriceOf({ openedDays, isStaple, isRare }: BasketFood): number {
  const { freshFood, weeksFood, pantryFood, staple, rareTimes } = weekPrices
  const byKeeping =
    openedDays <= mostDaysFresh ? freshFood : openedDays <= mostDaysOfWeeks ? weeksFood : pantryFood
  return (isStaple ? staple : byKeeping) * (isRare ? rareTimes : 1)
}

/** The same once a month, on top. */
export function monthPriceOf({ openedDays, isStaple, isRare }: BasketFood): number {
  const { pantryFoodOfMonth, stapleOfMonth, rareTimes } = weekPrices
  const once = isStaple ? stapleOfMonth : openedDays <= mostDaysOfWeeks ? 0 : pantryFoodOfMonth
  return once * (isRare ? rareTimes : 1)
}

/** The scales of a shop weigh loose food: what is over is a part of a small step. */
const gramsOfUsualPack = 400

/** Of a pack that is thrown away whole. */
export function wastePriceOf({ openedDays, isStaple, isLoose, packGrams, price }: BasketFood): number {
  if (isStaple || openedDays > mostDaysOfWeeks) return 0
  const { thrownPack, leftForWeeks } = weekPrices
  const perPack = openedDays <= mostDaysFresh ? thrownPack : leftForWeeks
  return perPack * price * (isLoose ? Math.min(1, packGrams / gramsOfUsualPack) : 1)
}

/** As many as are opened: one at least. */
export function packsFor(grams: number, packGrams: number): number {
  return Math.max(1, Math.ceil(grams / packGrams - 1e-9))
}
