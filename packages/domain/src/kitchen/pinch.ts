import { type Amount, inUnitOfSameKind } from './amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { units } from './units.ts'

const authoredPinches = 2
/** Half-way between a pinch and the smallest spoon, ⅛ tsp. */
const leastSpoonTsp = 3 / 32

/** Two pinches stay what the author wrote; a bit of what no spoon holds is a pinch, if it is pinched at all. */
export function isPinch(amount: Amount, food: MeasuredFood): boolean {
  if (amount.unit === 'pinch') return Math.round(amount.quantity) <= authoredPinches
  if (units[amount.unit].kind !== 'volume' || food.measures.pinch === undefined) return false
  return inUnitOfSameKind(amount, 'tsp').quantity < leastSpoonTsp
}
