import type { Random } from '../../../chance/seeded-random.ts'
import { type Board, noDish, type PlacedCooking } from '../board.ts'
import type { DishNumber } from '../menu.ts'
import { weights } from '../weights.ts'
import type { FreeSlot, Tuple } from './day-tuples.ts'

/** A day to be laid: its free slots and the tuples they may have. */
export type OpenDay = { day: number; slots: readonly FreeSlot[]; tuples: readonly Tuple[] }
/** A dish for each cooking, by its place on the board; `noDish` where the days laid left it open. */
export type Laid = Int32Array

/** Beginnings that are kept of each day, and what follows each: more where few tuples leave more to chance. */
const fewestKept = 40
const mostKept = 800
const fewestChildren = 12
const mostChildren = 60
const tuplesTried = 60_000

/** The beginning of a plan: what its cookings have so far. */
type Beginning = { dishes: Laid; cookedOn: Int32Array; times: Uint8Array; score: number }
type Child = { parent: Beginning; day: OpenDay; tuple?: Tuple; score: number }

/**
 * Lays the days one after another and keeps the best beginnings (a beam search): those with the fewest days left open, which
 * used up little of what many other days could use, and cooked what the next day's leftovers go with.
 */
export function bestBeginning(board: Board, days: readonly OpenDay[], random: Random): Laid {
  const numbers = new Map(board.cookings.map((cooking, at) => [cooking, at]))
  const popularity = popularityOf(board, days)
  const reach = reachOf(days)
  const worths = days.map((day) => worthOf(day, days, popularity))
  let beam: Beginning[] = [
    {
      dishes: new Int32Array(board.cookings.length).fill(noDish),
      cookedOn: Int32Array.from(board.cookedOn),
      times: Uint8Array.from(board.times),
      score: 0,
    },
  ]
  for (const [at, day] of days.entries()) {
    const slots = day.slots.map(({ cooking }) => ({ cooking, number: numbers.get(cooking)! }))
    const children = beam.flatMap((parent) =>
      childrenOf(parent, { day, slots, worth: worths[at]!, ...reach }, random),
    )
    beam = children
      .sort((a, b) => b.score - a.score)
      .slice(0, reach.kept)
      .map((child) => grown(child, slots))
  }
  return beam[0]!.dishes
}

function reachOf(days: readonly OpenDay[]): { kept: number; children: number } {
  const tuples = Math.max(1, ...days.map((day) => day.tuples.length))
  const kept = Math.min(mostKept, Math.max(fewestKept, Math.floor(tuplesTried / tuples)))
  return { kept, children: Math.min(mostChildren, Math.max(fewestChildren, Math.floor(kept / 10))) }
}

type NumberedSlot = { cooking: PlacedCooking; number: number }
type Step = { day: OpenDay; slots: readonly NumberedSlot[]; worth: Float64Array; children: number }

function childrenOf(parent: Beginning, { day, slots, worth, children: most }: Step, random: Random): Child[] {
  const children: Child[] = []
  for (const [at, tuple] of day.tuples.entries())
    if (suits(parent, slots, tuple))
      children.push({
        parent,
        day,
        tuple,
        score: parent.score + worth[at]! + weights.chanceOfBeginnings.value * random(),
      })
  const best = children.sort((a, b) => b.score - a.score).slice(0, most)
  return [...best, { parent, day, score: parent.score - weights.leftDay.value }]
}

/** Leftovers have what was cooked for them; nothing is cooked too soon again. */
function suits(
  { dishes, cookedOn, times }: Beginning,
  slots: readonly NumberedSlot[],
  tuple: Tuple,
): boolean {
  for (let at = 0; at < slots.length; at += 1) {
    const { cooking, number } = slots[at]!
    const dish = tuple[at]!
    const had = dishes[number]!
    if (had !== noDish ? had !== dish : (cookedOn[dish]! & cooking.tooNear) !== 0) return false
    if (had === noDish && times[dish]! >= cooking.mostTimes) return false
  }
  return true
}

function grown({ parent, tuple, score }: Child, slots: readonly NumberedSlot[]): Beginning {
  if (!tuple) return { ...parent, score }
  const child = {
    dishes: parent.dishes.slice(),
    cookedOn: parent.cookedOn.slice(),
    times: parent.times.slice(),
    score,
  }
  for (const [at, { cooking, number }] of slots.entries()) {
    if (child.dishes[number] !== noDish) continue
    const dish = tuple[at]!
    child.dishes[number] = dish
    child.cookedOn[dish]! |= cooking.cookedOn
    child.times[dish]! += 1
  }
  return child
}

/** For each dish, in which share of all days' tuples it is. */
function popularityOf({ menu }: Board, days: readonly OpenDay[]): Float64Array {
  const popularity = new Float64Array(menu.dishes.length)
  for (const { tuples } of new Map(days.map((day) => [day.tuples, day])).values())
    for (const tuple of tuples) for (const dish of tuple) popularity[dish]! += 1 / tuples.length
  return popularity
}

/** What each tuple of a day is worth before anything is laid. */
function worthOf(
  { day, slots, tuples }: OpenDay,
  days: readonly OpenDay[],
  popularity: Float64Array,
): Float64Array {
  const later = slots.map(({ cooking }) => laterUses(cooking, day, days))
  return Float64Array.from(tuples, (tuple) =>
    tuple.reduce((worth, dish, at) => {
      const uses = later[at]!.map((counts) => counts.get(dish) ?? 0)
      const ahead = uses.map((count) =>
        count === 0 ? -weights.deadEnd.value : weights.nextTuple.value * Math.log(count),
      )
      return ahead.reduce((sum, one) => sum + one, worth - weights.popularity.value * popularity[dish]!)
    }, 0),
  )
}

/** For each later slot a cooking feeds: by dish, in how many tuples of that day the dish stands in it. */
function laterUses(cooking: PlacedCooking, day: number, days: readonly OpenDay[]): Map<DishNumber, number>[] {
  return cooking.slots
    .filter((slot) => slot.day > day)
    .flatMap((slot) => {
      const other = days.find((open) => open.day === slot.day)
      const at = other?.slots.findIndex((free) => free.slot === slot) ?? -1
      if (!other || at === -1) return []
      const counts = new Map<DishNumber, number>()
      for (const tuple of other.tuples) counts.set(tuple[at]!, (counts.get(tuple[at]!) ?? 0) + 1)
      return [counts]
    })
}
