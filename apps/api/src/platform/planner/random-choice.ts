import type { Random } from '@butterleaf/domain/chance/seeded-random'
import type { Fit } from '@butterleaf/domain/meal-plan/planner/rank-slot'

export type ChoiceWishes = {
  /** Recipe ids: the slot's current dish, and others to exclude. */
  not: ReadonlySet<string>
  liked: ReadonlySet<string>
}

/** Enough for surprises, few enough that each is a good choice. */
const bestInRange = 20
const bestOutOfRange = 5
const likedWeight = 2

/** ITEM-5: draws one of the dishes that bring the day into range, else of the nearest; better ones are likelier. */
export function randomChoice(
  fits: readonly Fit[],
  random: Random,
  { not, liked }: ChoiceWishes,
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
