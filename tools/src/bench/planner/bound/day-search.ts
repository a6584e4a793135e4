// Days in range, by branch and bound over one box tree for each slot of the day. When it ends by itself it has seen every day
// there is: what it did not find does not exist.
import type { Chance } from '../judged.ts'
import { macroNames, type Ranges, tolerance } from '../rules.ts'
import type { BoxTree, Serving } from './box-tree.ts'

const dimensions = macroNames.length

export type DayBounds = { least: readonly number[]; most: readonly number[] }
export type Day = Serving[]
export type DaySearch = {
  lighterThan?: number
  count?: number
  mostSteps?: number
  mayRepeat?: boolean
  chance?: Chance
}
export type FoundDays = { found: Day[]; isComplete: boolean; steps: number }

export function boundsOf(ranges: Ranges): DayBounds {
  return {
    least: macroNames.map((name) => ranges[name].minimum - tolerance[name]),
    most: macroNames.map((name) => ranges[name].maximum + tolerance[name]),
  }
}

/**
 * Days in range lighter than `lighterThan`, at most `count` of them, after `mostSteps` boxes at most. `chance` decides the
 * order in which boxes are looked into; `mayRepeat` lets one recipe fill two slots of a day.
 */
export function findDays(trees: readonly BoxTree[], bounds: DayBounds, how: DaySearch): FoundDays {
  const { lighterThan = Number.POSITIVE_INFINITY, count = 1, mayRepeat = false, chance = Math.random } = how
  const { mostSteps = Number.POSITIVE_INFINITY } = how
  const found: Day[] = []
  if (trees.some(({ size }) => size === 0)) return { found, isComplete: true, steps: 0 }
  const open = [trees.map(() => 0)]
  let steps = 0
  while (open.length > 0) {
    steps += 1
    if (steps > mostSteps) return { found, isComplete: false, steps }
    const nodes = open.pop()!
    if (!mayHoldADay(trees, nodes, bounds, lighterThan)) continue
    const slot = slotToSplit(trees, nodes)
    if (slot === -1) {
      const day = dayOf(trees, nodes)
      if (!mayRepeat && hasRepeat(day)) continue
      found.push(day)
      if (found.length >= count) return { found, isComplete: false, steps }
      continue
    }
    const { left, right } = trees[slot]
    const halves = [left[nodes[slot]], right[nodes[slot]]]
    if (chance() < 0.5) halves.reverse()
    for (const half of halves) open.push(nodes.with(slot, half))
  }
  return { found, isComplete: true, steps }
}

function mayHoldADay(
  trees: readonly BoxTree[],
  nodes: readonly number[],
  { least, most }: DayBounds,
  lighterThan: number,
): boolean {
  let weight = 0
  for (let slot = 0; slot < nodes.length; slot += 1) weight += trees[slot].weight[nodes[slot]]
  if (!(weight < lighterThan)) return false
  for (let dimension = 0; dimension < dimensions; dimension += 1) {
    let low = 0
    let high = 0
    for (let slot = 0; slot < nodes.length; slot += 1) {
      const at = nodes[slot] * dimensions + dimension
      low += trees[slot].least[at]
      high += trees[slot].most[at]
    }
    if (low > most[dimension] || high < least[dimension]) return false
  }
  return true
}

/** The slot whose box is largest; -1 when each is down to one serving. */
function slotToSplit(trees: readonly BoxTree[], nodes: readonly number[]): number {
  let widest = -1
  let widestSpan = -1
  for (let slot = 0; slot < nodes.length; slot += 1) {
    const { left, least, most } = trees[slot]
    if (left[nodes[slot]] === -1) continue
    const at = nodes[slot] * dimensions
    const span =
      most[at] - least[at] + 40 * (most[at + 2] - least[at + 2]) + 12 * (most[at + 3] - least[at + 3])
    if (span > widestSpan) {
      widest = slot
      widestSpan = span
    }
  }
  return widest
}

function dayOf(trees: readonly BoxTree[], nodes: readonly number[]): Day {
  return nodes.map((node, slot) => trees[slot].servings[trees[slot].serving[node]])
}

function hasRepeat(day: Day): boolean {
  return day.some(({ recipe }, at) => day.findIndex((other) => other.recipe === recipe) !== at)
}
