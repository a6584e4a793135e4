import { type Random, shuffle } from '../../../chance/seeded-random.ts'
import type { Board, PlacedCooking } from '../board.ts'
import { type DayBounds, type MacroVector, vectorOf } from '../day-bounds.ts'
import type { DishNumber } from '../menu.ts'
import { quartersPerServing } from '../portions/portions.ts'
import { added, type Part, portionsInRange } from '../portions/portions-in-range.ts'
import { excessOf, type Pair, pairsOf } from '../portions/proportions.ts'
import type { Slot } from '../slots.ts'

/** A slot of a day that is free, and the cooking it eats from. */
export type FreeSlot = { slot: Slot; cooking: PlacedCooking }
/** A dish for each free slot of a day, in their order, that together can be portioned into range. */
export type Tuple = readonly DishNumber[]

const mostTuples = 1500
const leastOfEachFirst = 8
const rounding = 1e-9

/** `excess`: by pair, the least that `excessOf` can be for it. */
type Option = { dish: DishNumber; part: Part; least: MacroVector; most: MacroVector; excess: Float64Array }
type Ahead = { least: MacroVector; most: MacroVector; excess: Float64Array }
type Search = {
  pairs: readonly Pair[]
  bounds: DayBounds
  options: readonly (readonly Option[])[]
  /** By place: the least and most that the places from there on can add. */
  ahead: readonly Ahead[]
  chosen: Option[]
  /** By place, four macros each: the least and most that what is kept and the places before it add. */
  least: Float64Array
  most: Float64Array
  /** By place, one for each pair: the least excess so far. */
  excess: Float64Array
  found: Tuple[]
  start: MacroVector
  quota: number
  evaluationsLeft: number
}

/** Tuples of a day, spread over the dishes of its first slot; all of them where there are few. */
export function dayTuples(
  board: Board,
  slots: readonly FreeSlot[],
  { bounds, random, mostEvaluations }: { bounds: DayBounds; random: Random; mostEvaluations: number },
): Tuple[] {
  const pairs = pairsOf(bounds)
  const options = slots.map((slot) => shuffle(random, optionsOf(board, slot, pairs)))
  if (options.length === 0 || options.some(({ length }) => length === 0)) return []
  const start = keptSums(board, slots[0]!.slot.day)
  const search: Search = {
    pairs,
    bounds,
    options,
    ahead: aheadOf(options, pairs),
    chosen: [],
    least: sumsFrom(start, options.length),
    most: sumsFrom(start, options.length),
    excess: sumsFrom(
      pairs.map((pair) => excessOf(pair, start)),
      options.length,
    ),
    found: [],
    start,
    quota: Math.max(leastOfEachFirst, Math.ceil(mostTuples / options[0]!.length)),
    evaluationsLeft: mostEvaluations,
  }
  for (const first of options[0]!) {
    extend(search, first, search.found.length + search.quota)
  }
  board.evaluations += mostEvaluations - search.evaluationsLeft
  return search.found
}

function optionsOf({ menu }: Board, { slot, cooking }: FreeSlot, pairs: readonly Pair[]): Option[] {
  return [...cooking.candidates].map((dish) => {
    const perQuarter = vectorOf(menu.dishes[dish]!.perServing, 1 / quartersPerServing)
    const part = {
      perQuarter,
      least: menu.leastPortion[slot.meal][dish]!,
      most: menu.mostPortion[slot.meal][dish]!,
    }
    const least = added([0, 0, 0, 0], perQuarter, part.least)
    const most = added([0, 0, 0, 0], perQuarter, part.most)
    // Linear in the portion, so the least is at an end.
    const excess = Float64Array.from(pairs, (pair) => Math.min(excessOf(pair, least), excessOf(pair, most)))
    return { dish, part, least, most, excess }
  })
}

/** Tries an option in the next place; goes on until enough are found. */
function extend(search: Search, option: Option, enough: number): void {
  const { chosen, options, found } = search
  if (search.evaluationsLeft <= 0 || found.length >= enough || option.part.least > option.part.most) return
  if (chosen.some(({ dish }) => dish === option.dish)) return
  search.evaluationsLeft -= 1
  if (!leavesAChance(search, option)) return
  chosen.push(option)
  if (chosen.length === options.length) collect(search)
  else for (const next of options[chosen.length]!) extend(search, next, enough)
  chosen.pop()
}

/** Adds the option to the sums, and says whether the places after it can still bring the day into range. */
function leavesAChance(search: Search, option: Option): boolean {
  return staysBetweenBounds(search, option) && staysInProportion(search, option)
}

function staysBetweenBounds({ chosen, least, most, bounds, ahead }: Search, option: Option): boolean {
  const from = 4 * chosen.length
  const after = ahead[chosen.length + 1]!
  for (let macro = 0; macro < 4; macro += 1) {
    const low = least[from + macro]! + option.least[macro]!
    const high = most[from + macro]! + option.most[macro]!
    if (low + after.least[macro]! > bounds[macro]!.most) return false
    if (high + after.most[macro]! < bounds[macro]!.least) return false
    least[from + 4 + macro] = low
    most[from + 4 + macro] = high
  }
  return true
}

function staysInProportion({ chosen, excess, pairs, ahead }: Search, option: Option): boolean {
  const from = pairs.length * chosen.length
  const after = ahead[chosen.length + 1]!
  for (let pair = 0; pair < pairs.length; pair += 1) {
    const sum = excess[from + pair]! + option.excess[pair]!
    if (sum + after.excess[pair]! > rounding) return false
    excess[from + pairs.length + pair] = sum
  }
  return true
}

function sumsFrom(start: readonly number[], places: number): Float64Array {
  const sums = new Float64Array(start.length * (places + 1))
  sums.set(start)
  return sums
}

function collect({ chosen, bounds, start, found }: Search): void {
  const portions = portionsInRange(
    chosen.map(({ part }) => part),
    bounds,
    start,
  )
  if (portions) found.push(chosen.map(({ dish }) => dish))
}

function aheadOf(options: Search['options'], pairs: readonly Pair[]): Ahead[] {
  let least: MacroVector = [0, 0, 0, 0]
  let most: MacroVector = [0, 0, 0, 0]
  let excess = new Float64Array(pairs.length)
  const ahead = [{ least, most, excess }]
  for (const place of options.toReversed()) {
    least = added(least, extremeOf(place, 'least', Math.min), 1)
    most = added(most, extremeOf(place, 'most', Math.max), 1)
    excess = excess.map((sum, pair) => sum + Math.min(...place.map((option) => option.excess[pair]!)))
    ahead.unshift({ least, most, excess })
  }
  return ahead
}

function extremeOf(
  options: readonly Option[],
  end: 'least' | 'most',
  of: (...values: number[]) => number,
): MacroVector {
  const along = (macro: 0 | 1 | 2 | 3) => of(...options.map((option) => option[end][macro]))
  return [along(0), along(1), along(2), along(3)]
}

/** What the day holds whatever is chosen. */
function keptSums({ besides, cookingsOn, dishOf, portions, menu }: Board, day: number): MacroVector {
  let sums: MacroVector = besides?.[day] ?? [0, 0, 0, 0]
  for (const { isKept, number, seats } of cookingsOn[day]!) {
    if (!isKept) continue
    const perQuarter = vectorOf(menu.dishes[dishOf[number]!]!.perServing, 1 / quartersPerServing)
    for (const seat of seats) if (seat.day === day) sums = added(sums, perQuarter, portions[seat.number]!)
  }
  return sums
}
