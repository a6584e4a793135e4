import { eachMeal, type Meal } from '../../meals.ts'
import type { DayBounds } from '../day-bounds.ts'
import type { Menu } from '../menu.ts'
import { mineralsPerQuarter, type WeekMinerals } from '../minerals/week-minerals.ts'
import type { DayPrice, PortionPrice } from '../portions/exact-portions.ts'
import { quartersPerServing } from '../portions/portions.ts'
import { brokenByPortion } from '../portions/whole-pieces.ts'
import { weights } from '../weights.ts'

const twoServings = 2 * quartersPerServing
const byQuarter = [
  0,
  weights.quarterServing.value,
  weights.halfServing.value,
  weights.quarterServing.value,
] as const

/** Whole and half servings before quarters; whole eggs and cans where a dish is cooked for one meal alone. */
export function portionPriceOf({ dishes, people }: Menu): PortionPrice {
  const broken = brokenByPortion(dishes, people)
  return (dish, portion, isAlone) => {
    const large = weights.quarterAboveTwo.value * Math.max(0, portion - twoServings)
    const ofPieces = isAlone ? broken(dish, portion) : 0
    return byQuarter[portion % quartersPerServing]! + large + weights.brokenPiece.value * ofPieces
  }
}

/** MIN-3: the same, where more of what has minerals is served sooner. It is no part of what a dish costs beside others: its week is. */
export function withMinerals(priceOf: PortionPrice, minerals: WeekMinerals | undefined): PortionPrice {
  if (!minerals) return priceOf
  const gains = mineralsPerQuarter(minerals).map((gain) => weights.mineralsOfPortion.value * gain)
  return (dish, portion, isAlone) => priceOf(dish, portion, isAlone) - portion * gains[dish]!
}

/** By meal and dish: what even its cheapest portion costs, since eggs may not come out even in any. */
export function cheapestPortions(menu: Menu, priceOf: PortionPrice): Readonly<Record<Meal, Float64Array>> {
  return eachMeal((meal) =>
    Float64Array.from(menu.dishes, (_, dish) => {
      let least = Number.POSITIVE_INFINITY
      for (
        let portion = menu.leastPortion[meal][dish]!;
        portion <= menu.mostPortion[meal][dish]!;
        portion += 1
      )
        least = Math.min(least, priceOf(dish, portion, true))
      return Number.isFinite(least) ? least : 0
    }),
  )
}

/** How far a day in range is off the middle: carbs have none, since fewer are as good. */
export function dayPriceOf([calories, fat, , protein]: DayBounds): DayPrice {
  return (k, f, p) =>
    weights.offTheMiddle.value *
    (Math.abs(k - calories!.middle) * calories!.perUnit +
      weights.fatOffTheMiddle.value * Math.abs(f - fat!.middle) * fat!.perUnit +
      weights.proteinOffTheMiddle.value * Math.abs(p - protein!.middle) * protein!.perUnit)
}
