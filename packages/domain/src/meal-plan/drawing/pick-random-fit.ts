import type { Random } from '../../chance/seeded-random.ts'
import type { Fit } from '../planner/rank-slot.ts'

type Drawn = Fit['dish']

export type PickWishes = {
  /** Whether it may come at all: not what stands there now, nor what else should not come. */
  mayCome: (dish: Drawn) => boolean
  /** Recipe ids. */
  liked: ReadonlySet<string>
  /** Whether it comes only where nothing else brings the day into range. */
  comesLast?: (dish: Drawn) => boolean
  /** Of those that bring the day into range, the cheapest are drawn from; none by default. */
  priceOf?: (fit: Fit) => number
}

/** Enough for surprises, few enough that each is a good choice. */
const bestInRange = 20
const bestOutOfRange = 5
const likedWeight = 2

/**
 * ITEM-5: one of the fits that bring the day into range, else of those that come nearest; the better, the likelier. `fits`: as they are
 * ranked, those in range first. Hundreds of fits a draw: those that can't come are not looked at twice.
 */
export function pickRandomFit(
  fits: readonly Fit[],
  random: Random,
  { mayCome, liked, comesLast = () => false, priceOf = () => 0 }: PickWishes,
): Fit | undefined {
  const comesSoon = (dish: Drawn) => mayCome(dish) && !comesLast(dish)
  const best =
    cheapestInRange(fits, comesSoon, priceOf) ??
    cheapestInRange(fits, mayCome, priceOf) ??
    nearest(fits, fits.some(({ dish }) => comesSoon(dish)) ? comesSoon : mayCome)
  return weightedPick(best, random, ({ dish }, rank) => {
    // The last is half as likely as the first.
    return (2 - rank / best.length) * (liked.has(dish.id) ? likedWeight : 1)
  })
}

/** The cheapest of those in range, the better fit first among equals; undefined where none brings the day into range. */
function cheapestInRange(
  fits: readonly Fit[],
  mayCome: (dish: Drawn) => boolean,
  priceOf: (fit: Fit) => number,
): readonly Fit[] | undefined {
  const best: Fit[] = []
  const prices: number[] = []
  for (const fit of fits) {
    if (fit.miss !== 0) break
    if (!mayCome(fit.dish)) continue
    const price = priceOf(fit)
    if (best.length === bestInRange && price >= prices[bestInRange - 1]!) continue
    let at = Math.min(best.length, bestInRange - 1)
    for (; at > 0 && prices[at - 1]! > price; at -= 1) {
      best[at] = best[at - 1]!
      prices[at] = prices[at - 1]!
    }
    best[at] = fit
    prices[at] = price
  }
  return best.length > 0 ? best : undefined
}

function nearest(fits: readonly Fit[], mayCome: (dish: Drawn) => boolean): readonly Fit[] {
  return fits.filter(({ dish }) => mayCome(dish)).slice(0, bestOutOfRange)
}

function weightedPick<T>(
  items: readonly T[],
  random: Random,
  weightOf: (item: T, at: number) => number,
): T | undefined {
  const weights = items.map(weightOf)
  const aim = random() * weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  return items.find((_, at) => {
    passed += weights[at]!
    return aim < passed
  })
}
