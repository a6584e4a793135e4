import type { Random } from '../../chance/seeded-random.ts'
import type { Fit, SlotFits } from '../planner/rank-slot.ts'

type Drawn = Fit['dish']

export type PickWishes = {
  /** Of the fits, by their places: whether it may come at all; not what stands there now, nor what else should not come. */
  mayCome: (at: number) => boolean
  /** Recipe ids. */
  liked: ReadonlySet<string>
  /** Whether it comes only where nothing else brings the day into range. */
  comesLast?: (dish: Drawn) => boolean
  /** By place: of those that bring the day into range, the cheapest are drawn from. */
  prices?: Float64Array
}

/** Enough for surprises, few enough that each is a good choice. */
const bestInRange = 20
const bestOutOfRange = 5
const likedWeight = 2

/** ITEM-5: one of the fits that bring the day into range, else of those that come nearest; the better, the likelier. */
export function pickRandomFit(
  fits: SlotFits,
  random: Random,
  { mayCome, liked, comesLast = () => false, prices = free(fits) }: PickWishes,
): Fit | undefined {
  const comesSoon = (at: number) => mayCome(at) && !comesLast(fits.dishes[at]!)
  const best =
    cheapestInRange(fits, comesSoon, prices) ??
    cheapestInRange(fits, mayCome, prices) ??
    nearest(fits, fits.dishes.some((_, at) => comesSoon(at)) ? comesSoon : mayCome)
  const picked = weightedPick(best, random, (at, rank) => {
    // The last is half as likely as the first.
    return (2 - rank / best.length) * (liked.has(fits.dishes[at]!.id) ? likedWeight : 1)
  })
  return picked === undefined ? undefined : fits.fitAt(picked)
}

/** The cheapest of those in range, the better fit first among equals; undefined where none brings the day into range. */
function cheapestInRange(
  { dishes, misses, costs }: SlotFits,
  mayCome: (at: number) => boolean,
  prices: Float64Array,
): readonly number[] | undefined {
  const best: number[] = []
  const isBefore = (at: number, other: number) =>
    prices[at]! < prices[other]! || (prices[at]! === prices[other]! && costs[at]! < costs[other]!)
  for (let at = 0; at < dishes.length; at += 1) {
    if (misses[at] !== 0) continue
    // Few of them get here, so whether a dish may come is asked after its price.
    if ((best.length === bestInRange && !isBefore(at, best[bestInRange - 1]!)) || !mayCome(at)) continue
    let place = Math.min(best.length, bestInRange - 1)
    for (; place > 0 && isBefore(at, best[place - 1]!); place -= 1) best[place] = best[place - 1]!
    best[place] = at
  }
  return best.length > 0 ? best : undefined
}

function free({ dishes }: SlotFits): Float64Array {
  return new Float64Array(dishes.length)
}

function nearest({ ranked }: SlotFits, mayCome: (at: number) => boolean): readonly number[] {
  return ranked().filter(mayCome).slice(0, bestOutOfRange)
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
