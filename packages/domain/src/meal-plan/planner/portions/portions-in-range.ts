import type { DayBounds, MacroVector } from '../day-bounds.ts'
import type { Portions, Quarters } from './portions.ts'

/** A dish in a slot: the macros of a quarter of a serving, and how many quarters it may be. */
export type Part = Portions & { perQuarter: MacroVector }

const macros = 4
const nothing: MacroVector = [0, 0, 0, 0]
/** So that a sum right on the edge is not lost to the last binary digit. */
const rounding = 1e-7

/** By place: the least and most the places after it can add. */
export type Spare = readonly { least: MacroVector; most: MacroVector }[]

/**
 * Portions that bring the day into range, found exactly; undefined when there are none. `start` is what is fixed.
 * A caller that tries one first part after another has what the other parts can spare worked out once.
 */
export function portionsInRange(
  parts: readonly Part[],
  bounds: DayBounds,
  start: MacroVector = nothing,
  spare: Spare = spareOf(parts.slice(1)),
): Quarters[] | undefined {
  for (let macro = 0; macro < macros; macro += 1) sums[macro] = start[macro]!
  const found: Quarters[] = []
  return search({ parts, bounds, spare, found }, 0) ? found : undefined
}

type Search = {
  parts: readonly Part[]
  bounds: DayBounds
  spare: Spare
  found: Quarters[]
}

/** What the day holds before each place. Hundreds of dishes are asked about, and V8 makes an object of each number passed to a function, so all questions share it. */
const mostPlaces = 16
const sums = new Float64Array(macros * (mostPlaces + 1))

function search(asked: Search, at: number): boolean {
  const { parts, bounds, spare, found } = asked
  const from = macros * at
  if (at === parts.length) {
    for (let macro = 0; macro < macros; macro += 1)
      if (!(sums[from + macro]! >= bounds[macro]!.least && sums[from + macro]! <= bounds[macro]!.most))
        return false
    return true
  }
  const { least, most, perQuarter } = parts[at]!
  // Those that leave the parts after it a chance.
  let lowest = least
  let highest = most
  for (let macro = 0; macro < macros; macro += 1) {
    const room = bounds[macro]!.most - sums[from + macro]! - spare[at]!.least[macro]!
    const need = bounds[macro]!.least - sums[from + macro]! - spare[at]!.most[macro]!
    const step = perQuarter[macro]!
    if (step <= 0) {
      if (room < 0 || need > 0) return false
      continue
    }
    lowest = Math.max(lowest, Math.ceil(need / step - rounding))
    highest = Math.min(highest, Math.floor(room / step + rounding))
  }
  const middle = Math.round((lowest + highest) / 2)
  // From the middle outwards: the likeliest first, and no portion left out.
  for (let step = 0; step <= highest - lowest + 1; step += 1) {
    const portion = middle + (step % 2 === 0 ? step / 2 : -(step + 1) / 2)
    if (portion < lowest || portion > highest) continue
    found[at] = portion
    for (let macro = 0; macro < macros; macro += 1)
      sums[from + macros + macro] = sums[from + macro]! + portion * perQuarter[macro]!
    if (search(asked, at + 1)) return true
  }
  return false
}

/** Of the first place and those after it: `others` are all but the first. */
export function spareOf(others: readonly Part[]): Spare {
  const spare = [{ least: nothing, most: nothing }]
  for (const { least, most, perQuarter } of others.toReversed()) {
    const [next] = spare
    spare.unshift({
      least: added(next!.least, perQuarter, least),
      most: added(next!.most, perQuarter, most),
    })
  }
  return spare
}

/** By place and not taken apart: this runs a million times a plan. */
export function added(sums: MacroVector, more: MacroVector, times: number): MacroVector {
  return [
    sums[0] + times * more[0],
    sums[1] + times * more[1],
    sums[2] + times * more[2],
    sums[3] + times * more[3],
  ]
}
