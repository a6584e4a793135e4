import { splitAmount } from '@butterleaf/domain/cooking/split-amount'
import type { KitchenAmount } from '@butterleaf/domain/kitchen/scale-amount'
import { units } from '@butterleaf/domain/kitchen/units'
import type { LineFinding } from '../reading/fault.ts'
import type { RecipeIngredient } from '../recipes/recipe.ts'
import { writtenAmount } from '../recipes/written-amount.ts'

/** The smallest spoon; a billionth less is a third written in decimals. */
const leastSpoonTsp = 0.125 - 1e-3
const leastGrams = 1

/** A share at the recipe's own servings must be something that a spoon, a scale or a knife measures. */
export function checkMeasurable(
  { part, line }: { part: { food: string }; line: number },
  of: number,
  row: Pick<RecipeIngredient, 'food' | 'quantity' | 'unit' | 'grams'>,
): LineFinding[] {
  const { food } = row
  const total = writtenAmount(row)
  const pieces = total.quantity * of
  const isCut = food.whole && Math.abs(pieces - Math.round(pieces)) > 0.01
  const [share] = isCut ? [] : splitAmount(total, [of], { food, system: 'us' })
  if (share && !isTooSmall(share, of * row.grams)) return []
  const what = isCut
    ? `A share of ${part.food} cuts what is never cut.`
    : `A share of ${part.food} is less than a spoon, a scale or a knife measures.`
  return [{ line, what, remedy: 'Take it all in one step, or list more of it.' }]
}

function isTooSmall({ quantity, unit, exactGrams, cookedGrams }: KitchenAmount, grams: number): boolean {
  const { kind, size } = units[unit]
  const exact = (quantity * exactGrams) / cookedGrams
  if (unit === 'pinch') return true
  if (kind === 'volume') return (exact * size) / units.tsp.size < leastSpoonTsp
  return kind === 'mass' && grams < leastGrams
}
