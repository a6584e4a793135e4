import { type Amount, inUnitOfSameKind } from './amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { units } from './units.ts'

const authoredPinches = 2
/** Half-way between a pinch and the smallest spoon, ⅛ tsp. */
const leastSpoonTsp = 3 / 32

/** Pinches stay as the author wrote them. Less than the smallest spoon holds becomes a pinch, where the food is taken by the pinch. */
export function isPinch(amount: Amount, food: MeasuredFood): boolean {
  if (amount.unit === 'pinch') return Math.round(amount.quantity) <= authoredPinches
  if (units[amount.unit].kind !== 'volume' || food.measures.pinch === undefined) return false
  return inUnitOfSameKind(amount, 'tsp').quantity < leastSpoonTsp
}
