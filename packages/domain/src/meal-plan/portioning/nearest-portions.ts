import { deviationOf } from '../../nutrition/deviation.ts'
import { addMacros, type Macros, scaleMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { ItemId } from '../item.ts'
import { leastPortion, mostPortionOf, quartersPerServing, servingsOf } from '../planner/portions/portions.ts'

/** Other servings of dishes of a day; those that aren't named keep theirs. */
export type DayPortions = readonly Readonly<{ itemId: ItemId; servings: number }>[]

/** A dish of a day that may be served otherwise. */
export type PortionedDish = Readonly<{
  itemId: ItemId
  now: number
  choices: readonly number[]
  perServing: Macros
}>

/** So far a serving may move: a plate stays the plate it was. */
const mostQuartersMoved = 4

/** Near the servings of now, and no more than one plate holds. */
export function choicesAround(servings: number, gramsPerServing: number): number[] {
  const now = servings * quartersPerServing
  const least = Math.max(leastPortion, now - mostQuartersMoved)
  const most = Math.min(Math.max(mostPortionOf(gramsPerServing), now), now + mostQuartersMoved)
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => servingsOf(least + more))
}

/** Which of two totals of a day is nearer to what it should be, as a number; the smaller the better. */
export type MissOf = (totals: Macros) => number

/** The portions that bring a day of these totals nearest to its ranges; undefined where the day is fine as it is, or nothing brings it nearer. */
export function nearestPortions(
  dishes: readonly PortionedDish[],
  totals: Macros,
  ranges: MacroRanges,
): DayPortions | undefined {
  const missOf: MissOf = (one) => deviationOf(one, ranges)
  return missOf(totals) === 0 ? undefined : betterPortions(dishes, totals, missOf)
}

/** The same by a measure of the caller's. */
export function betterPortions(
  dishes: readonly PortionedDish[],
  totals: Macros,
  missOf: MissOf,
): DayPortions | undefined {
  const best = bestOf(dishes, totals, missOf)
  return best.miss < missOf(totals) ? best.portions : undefined
}

type Best = { miss: number; moved: number; portions: DayPortions }

/** Nearest; of those as near, the least moved. Every combination is looked at: at most nine to the power of the dishes, of which a day has three or four. */
function bestOf(dishes: readonly PortionedDish[], totals: Macros, missOf: MissOf): Best {
  const [dish, ...rest] = dishes
  if (!dish) return { miss: missOf(totals), moved: 0, portions: [] }
  const found = dish.choices.map((servings): Best => {
    const change = servings - dish.now
    const best = bestOf(rest, addMacros(totals, scaleMacros(dish.perServing, change)), missOf)
    const own = change === 0 ? [] : [{ itemId: dish.itemId, servings }]
    return { ...best, moved: best.moved + Math.abs(change), portions: [...own, ...best.portions] }
  })
  return found.reduce((best, one) => (isBetter(one, best) ? one : best), {
    miss: Number.POSITIVE_INFINITY,
    moved: 0,
    portions: [],
  })
}

function isBetter(one: Best, other: Best): boolean {
  return one.miss === other.miss ? one.moved < other.moved : one.miss < other.miss
}
