import type { Amount } from './amount.ts'
import { convertAmount } from './convert-amount.ts'
import type { MeasuredFood } from './measured-food.ts'
import { snapAmount } from './scale-amount.ts'

const unitsPerGram = 1_000_000

/**
 * SHOP-3: grams of one food, whatever the units. Counted in whole millionths, so neither the order nor the
 * number of lines lets the sum drift. What is never cut counts as cooked: half an egg three times is three.
 */
export function addAmounts(amounts: readonly Amount[], food: MeasuredFood): number {
  const millionths = amounts
    .map((amount) => Math.round(gramsNeeded(amount, food) * unitsPerGram))
    .reduce((sum, each) => sum + each, 0)
  return millionths / unitsPerGram
}

function gramsNeeded(amount: Amount, food: MeasuredFood): number {
  if (!(amount.grams > 0)) return 0
  if (!food.whole || !(amount.quantity > 0)) return amount.grams
  return snapAmount(convertAmount(amount, food, 'us'), food).cookedGrams
}
