import { type Amount, inUnitOfSameKind } from './amount.ts'
import { convertAmount, isAmountShown } from './convert-amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { isPinch } from './pinch.ts'
import { type KitchenAmount, snapAmount } from './scale-amount.ts'
import { snapQuantity } from './snap-quantity.ts'
import { type UnitName, type UnitSystem, units } from './units.ts'

/** An exact amount as the cook measures it in this kitchen; undefined where RCP-7 hides it. */
export function kitchenAmount(
  amount: Amount,
  food: MeasuredFood,
  system: UnitSystem,
): KitchenAmount | undefined {
  if (!isAmountShown(amount, system)) return undefined
  return snapAmount(inReadableUnit(convertAmount(amount, food, system), food), food)
}

/** How far a pound may be off where ounces get many. */
const poundErrorShare = 0.03
/** Two snaps that differ by less are equally true. */
const sameShare = 0.01

/** The same amount in the unit a cook would write it in. Pieces stay pieces. */
export function inReadableUnit(amount: Amount, food: MeasuredFood): Amount {
  return inUnitOfSameKind(amount, readableUnit(amount, food))
}

export function readableUnit(amount: Amount, food: MeasuredFood): UnitName {
  const { kind, system } = units[amount.unit]
  if (kind === 'piece') return amount.unit
  if (system === 'metric') return readableMetric(amount)
  return kind === 'mass' ? readableOunces(amount) : readableSpoons(amount, food)
}

function readableMetric(amount: Amount): UnitName {
  const [small, big] = units[amount.unit].kind === 'mass' ? (['g', 'kg'] as const) : (['ml', 'l'] as const)
  return snapped(amount, small) < 1000 ? small : big
}

function readableOunces(amount: Amount): UnitName {
  const ounces = snapped(amount, 'oz')
  if (ounces < 16) return 'oz'
  return ounces >= 32 || isAsTrue(amount, 'lb', 'oz', poundErrorShare) ? 'lb' : 'oz'
}

function readableSpoons(amount: Amount, food: MeasuredFood): UnitName {
  if (isPinch(amount, food)) return 'pinch'
  if (snapped(amount, 'tsp') < 3) return 'tsp'
  const tablespoons = snapped(amount, 'tbsp')
  if (tablespoons < 4) return isThirdBelowTwo(tablespoons) ? 'tsp' : 'tbsp'
  // Half a cup and more are cups, 4 tbsp ¼ cup; but 6 tbsp stay 6, and so do 13 where spoons were asked for.
  const isDueAsCups = tablespoons >= 16 || (tablespoons >= 8 && amount.unit !== 'tbsp')
  return isDueAsCups || isAsTrue(amount, 'cup', 'tbsp', sameShare) ? 'cup' : 'tbsp'
}

/** A third of a tablespoon is a teaspoon: 4 tsp, not 1 ⅓ tbsp. */
function isThirdBelowTwo(tablespoons: number): boolean {
  return [4 / 3, 5 / 3].some((third) => Math.abs(tablespoons - third) < 1e-9)
}

/** The bigger unit's snap is small enough, or no worse than that of the smaller unit. */
function isAsTrue(amount: Amount, bigger: UnitName, smaller: UnitName, errorShare: number): boolean {
  const error = snapErrorShare(amount, bigger)
  return error <= errorShare || error <= snapErrorShare(amount, smaller) + sameShare
}

function snapped(amount: Amount, unit: UnitName): number {
  return snapQuantity(inUnitOfSameKind(amount, unit).quantity, units[unit].grain)
}

function snapErrorShare(amount: Amount, unit: UnitName): number {
  const { quantity } = inUnitOfSameKind(amount, unit)
  return Math.abs(snapped(amount, unit) / quantity - 1)
}
