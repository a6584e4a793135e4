import type { Amount } from './amount.ts'
import { crumbGrams, gramsPerUnit, lightPieceGrams, type MeasuredFood } from './measured-food.ts'
import { type Grain, snapQuantity, snapTolerance } from './snap-quantity.ts'
import { type UnitName, units } from './units.ts'

/** What the cook measures. Macros and sums count `exactGrams`, the pot holds `cookedGrams`. */
export type KitchenAmount = {
  quantity: number
  unit: UnitName
  exactGrams: number
  cookedGrams: number
  rounding: 'none' | 'up' | 'down'
}

const smallPieceGrams = 60
/** A difference below this isn't noticed: a third written as 0.333 or 0.33. */
const unseenShare = 0.011

/** Exact, so that twice by two is once by four. */
export function scaleAmount(amount: Amount, factor: number): Amount {
  return { ...amount, quantity: amount.quantity * factor, grams: amount.grams * factor }
}

/** To what can be measured in the amount's own unit. */
export function snapAmount(amount: Amount, food: MeasuredFood): KitchenAmount {
  const quantity = snapQuantity(amount.quantity, grainOf(amount.unit, food))
  const change = quantity / amount.quantity - 1
  const direction = change > 0 ? 'up' : 'down'
  return {
    quantity,
    unit: amount.unit,
    exactGrams: amount.grams,
    cookedGrams: amount.grams * (1 + change),
    rounding: Math.abs(change) < unseenShare ? 'none' : direction,
  }
}

/** The most `snapAmount` can move it by, in grams. */
export function toleranceGrams(amount: Amount, food: MeasuredFood): number {
  const tolerance = snapTolerance(amount.quantity, grainOf(amount.unit, food))
  return (tolerance / amount.quantity) * amount.grams
}

/** An egg is never cut, nor is an almond; a chili or a meatball in half, an onion or a cabbage in quarters. */
function grainOf(unit: UnitName, food: MeasuredFood): Grain {
  const { grain, kind } = units[unit]
  if (kind === 'piece' && food.whole) return 'whole'
  if (grain !== 'quarter') return grain
  const grams = gramsPerUnit(food, unit) ?? smallPieceGrams
  if (grams < crumbGrams) return 'whole'
  if (grams < lightPieceGrams) return 'light'
  return grams < smallPieceGrams ? 'half' : 'quarter'
}
