import type { Random } from '../../chance/seeded-random.ts'
import type { Fit } from '../planner/rank-slot.ts'

export type PickWishes = {
  /** Recipe ids: what stands there now, and what else should not come. */
  not: ReadonlySet<string>
  liked: ReadonlySet<string>
}

/** Enough for surprises, few enough that each is a good choice. */
const bestInRange = 20
const bestOutOfRange = 5
const likedWeight = 2

/** ITEM-5: one of the fits that bring the day into range, else of those that come nearest; the better, the likelier. */
export function pickRandomFit(
  fits: readonly Fit[],
  random: Random,
  { not, liked }: PickWishes,
): Fit | undefined {
  const others = fits.filter(({ dish }) => !not.has(dish.id))
  const inRange = others.filter(({ miss }) => miss === 0).slice(0, bestInRange)
  const best = inRange.length > 0 ? inRange : others.slice(0, bestOutOfRange)
  return weightedPick(best, random, ({ dish }, rank) => {
    // The last is half as likely as the first.
    return (2 - rank / best.length) * (liked.has(dish.id) ? likedWeight : 1)
  })
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
