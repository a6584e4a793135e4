import type { Random } from '../../chance/seeded-random.ts'
import type { Fit } from '../planner/rank-slot.ts'

export type PickWishes = {
  /** Recipe ids: what stands there now, and what else should not come. */
  not: ReadonlySet<string>
  liked: ReadonlySet<string>
  /** Recipe ids that come only where nothing else brings the day into range. */
  last?: ReadonlySet<string>
  /** Of those that bring the day into range, the cheapest are drawn from; none by default. */
  priceOf?: (fit: Fit) => number
}

/** Enough for surprises, few enough that each is a good choice. */
const bestInRange = 20
const bestOutOfRange = 5
const likedWeight = 2
const none: ReadonlySet<string> = new Set()

/** ITEM-5: one of the fits that bring the day into range, else of those that come nearest; the better, the likelier. */
export function pickRandomFit(
  fits: readonly Fit[],
  random: Random,
  { not, liked, last = none, priceOf = () => 0 }: PickWishes,
): Fit | undefined {
  const others = fits.filter(({ dish }) => !not.has(dish.id))
  const soonest = others.filter(({ dish }) => !last.has(dish.id))
  const best =
    bestOf(soonest, priceOf) ??
    bestOf(others, priceOf) ??
    (soonest.length > 0 ? soonest : others).slice(0, bestOutOfRange)
  return weightedPick(best, random, ({ dish }, rank) => {
    // The last is half as likely as the first.
    return (2 - rank / best.length) * (liked.has(dish.id) ? likedWeight : 1)
  })
}

/** The cheapest of those in range; undefined where none brings the day into range. */
function bestOf(fits: readonly Fit[], priceOf: (fit: Fit) => number): readonly Fit[] | undefined {
  const inRange = fits
    .filter(({ miss }) => miss === 0)
    .map((fit) => ({ fit, price: priceOf(fit) }))
    // Among equals the order stays: the better fit first.
    .sort((a, b) => a.price - b.price)
    .slice(0, bestInRange)
    .map(({ fit }) => fit)
  return inRange.length > 0 ? inRange : undefined
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
