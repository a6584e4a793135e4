import { type DayBounds, isWithin, type MacroVector } from '../day-bounds.ts'
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
  if (parts.some(({ least, most }) => least > most)) return undefined
  const found: Quarters[] = []
  return search({ parts, bounds, spare, found }, 0, start) ? found : undefined
}

type Search = {
  parts: readonly Part[]
  bounds: DayBounds
  spare: Spare
  found: Quarters[]
}

function search(asked: Search, at: number, sums: MacroVector): boolean {
  const { parts, bounds, spare, found } = asked
  const part = parts[at]
  if (!part) return isWithin(sums, bounds)
  const { least, most } = narrowed(part, bounds, spare[at]!, sums)
  const middle = Math.round((least + most) / 2)
  // From the middle outwards: the likeliest first, and no portion left out.
  for (let step = 0; step <= most - least + 1; step += 1) {
    const portion = middle + (step % 2 === 0 ? step / 2 : -(step + 1) / 2)
    if (portion < least || portion > most) continue
    found[at] = portion
    if (search(asked, at + 1, added(sums, part.perQuarter, portion))) return true
  }
  return false
}

/** The portions of a part that leave the parts after it a chance. */
function narrowed(
  { least, most, perQuarter }: Part,
  bounds: DayBounds,
  spare: Spare[number],
  sums: MacroVector,
): Portions {
  let lowest = least
  let highest = most
  for (let macro = 0; macro < macros; macro += 1) {
    const room = bounds[macro]!.most - sums[macro]! - spare.least[macro]!
    const need = bounds[macro]!.least - sums[macro]! - spare.most[macro]!
    const step = perQuarter[macro]!
    if (step <= 0) {
      if (room < 0 || need > 0) return { least: 1, most: 0 }
      continue
    }
    lowest = Math.max(lowest, Math.ceil(need / step - rounding))
    highest = Math.min(highest, Math.floor(room / step + rounding))
  }
  return { least: lowest, most: highest }
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
