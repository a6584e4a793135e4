import { gramsPerUnit, type MeasuredFood } from './measured-food.ts'
import { type UnitName, units } from './units.ts'

/** So much of a unit, and what it weighs. Exact: nothing here has been rounded. */
export type Amount = {
  quantity: number
  unit: UnitName
  grams: number
}

/** Undefined where the food has no measure for the unit. */
export function amountOf(quantity: number, unit: UnitName, food: MeasuredFood): Amount | undefined {
  if (unit === 'none') return { quantity, unit, grams: 0 }
  const grams = gramsPerUnit(food, unit)
  return grams === undefined ? undefined : { quantity, unit, grams: quantity * grams }
}

/**
 * From one mass or volume to another, the weight untouched: 3 tsp are 1 tbsp even of a food whose measured
 * spoons disagree with its cup.
 */
export function inUnitOfSameKind(amount: Amount, unit: UnitName): Amount {
  if (amount.unit === unit) return amount
  return { ...amount, quantity: (amount.quantity * units[amount.unit].size) / units[unit].size, unit }
}

export function inGrams(amount: Amount): Amount {
  return { quantity: amount.grams, unit: 'g', grams: amount.grams }
}
