import type { Amount } from '../kitchen/amount.ts'
import { kitchenAmount } from '../kitchen/kitchen-amount.ts'
import type { MeasuredFood } from '../kitchen/measured-food.ts'
import { type KitchenAmount, scaleAmount } from '../kitchen/scale-amount.ts'
import type { UnitSystem } from '../kitchen/units.ts'

/** Further off, a spoon would say another amount: then words say the share. */
const mostErrorShare = 1 / 3

/**
 * Each share of an amount as the cook measures it; undefined where nothing measures it. What is never cut is dealt out whole, so
 * that the shares of three eggs are one and two.
 */
export function splitAmount(
  total: Amount,
  shares: readonly number[],
  { food, system }: { food: MeasuredFood; system: UnitSystem },
): (KitchenAmount | undefined)[] {
  if (food.whole) return dealOut(kitchenAmount(total, food, system), shares)
  return shares.map((share) => {
    const amount = kitchenAmount(scaleAmount(total, share), food, system)
    return amount && errorShareOf(amount) <= mostErrorShare ? amount : undefined
  })
}

function errorShareOf({ cookedGrams, exactGrams }: KitchenAmount): number {
  return exactGrams > 0 ? Math.abs(cookedGrams / exactGrams - 1) : 0
}

/** By the largest remainder; none where a share would get no piece. */
function dealOut(total: KitchenAmount | undefined, shares: readonly number[]): (KitchenAmount | undefined)[] {
  if (!total) return shares.map(() => undefined)
  const counts = shares.map((share) => Math.floor(share * total.quantity + 1e-9))
  const byRemainder = shares
    .map((share, index) => ({ index, remainder: share * total.quantity - counts[index]! }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const wanted = Math.round(shares.reduce((sum, share) => sum + share, 0) * total.quantity)
  const missing = wanted - counts.reduce((sum, count) => sum + count, 0)
  for (const { index } of byRemainder.slice(0, missing)) counts[index]! += 1
  if (counts.includes(0)) return shares.map(() => undefined)
  return counts.map((count) => {
    const grams = (count / total.quantity) * total.cookedGrams
    return { quantity: count, unit: total.unit, exactGrams: grams, cookedGrams: grams, rounding: 'none' }
  })
}
