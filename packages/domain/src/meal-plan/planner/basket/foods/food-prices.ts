import { weights } from '../../weights.ts'
import type { BasketFood } from '../basket-food.ts'

/** In days; what is opened and keeps longer is still good when it is next cooked with. */
const mostDaysFresh = weights.freshDays.value
const mostDaysOfWeeks = weights.weeksDays.value

/** Of a row on a week's list. */
export function rowPriceOf({ openedDays, isStaple, isRare }: BasketFood): number {
  const byKeeping =
    openedDays <= mostDaysFresh
      ? weights.freshFood.value
      : openedDays <= mostDaysOfWeeks
        ? weights.weeksFood.value
        : weights.pantryFood.value
  return (isStaple ? weights.staple.value : byKeeping) * (isRare ? weights.rareTimes.value : 1)
}

/** The same once a month, on top. */
export function monthPriceOf({ openedDays, isStaple, isRare }: BasketFood): number {
  const ofPantry = openedDays <= mostDaysOfWeeks ? 0 : weights.pantryFoodOfMonth.value
  const once = isStaple ? weights.stapleOfMonth.value : ofPantry
  return once * (isRare ? weights.rareTimes.value : 1)
}

/** The scales of a shop weigh loose food: what is over is a part of a small step. */
const gramsOfUsualPack = weights.usualPackGrams.value

/** Of a pack that is thrown away whole. */
export function wastePriceOf({ openedDays, isStaple, isLoose, packGrams, price }: BasketFood): number {
  if (isStaple || openedDays > mostDaysOfWeeks) return 0
  const perPack = openedDays <= mostDaysFresh ? weights.thrownPack.value : weights.leftForWeeks.value
  return perPack * price * (isLoose ? Math.min(1, packGrams / gramsOfUsualPack) : 1)
}

/** As many as are opened: one at least. */
export function packsFor(grams: number, packGrams: number): number {
  return Math.max(1, Math.ceil(grams / packGrams - 1e-9))
}
