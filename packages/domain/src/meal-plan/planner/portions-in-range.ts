import { type DayBounds, isWithin, type MacroVector } from './day-bounds.ts'
import type { Portions, Quarters } from './portions.ts'

/** A dish in a slot: the macros of a quarter of a serving, and how many quarters it may be. */
export type Part = Portions & { perQuarter: MacroVector }

const macros = 4
/** So that a sum right on the edge is not lost to the last binary digit. */
const rounding = 1e-7

/** Portions that bring the day into range, found exactly; undefined when there are none. `start` is what is fixed. */
export function portionsInRange(
  parts: readonly Part[],
  bounds: DayBounds,
  start: MacroVector = [0, 0, 0, 0],
): Quarters[] | undefined {
  if (parts.some(({ least, most }) => least > most)) return undefined
  const found: Quarters[] = []
  return search({ parts, bounds, spare: spareOf(parts), found }, 0, start) ? found : undefined
}

type Search = {
  parts: readonly Part[]
  bounds: DayBounds
  /** By place: the least and most the places after it can add. */
  spare: readonly { least: MacroVector; most: MacroVector }[]
  found: Quarters[]
}

function search({ parts, bounds, spare, found }: Search, at: number, sums: MacroVector): boolean {
  const part = parts[at]
  if (!part) return isWithin(sums, bounds)
  const { least, most } = narrowed(part, bounds, spare[at]!, sums)
  const middle = Math.round((least + most) / 2)
  // From the middle outwards: the likeliest first, and no portion left out.
  for (let step = 0; step <= most - least + 1; step += 1) {
    const portion = middle + (step % 2 === 0 ? step / 2 : -(step + 1) / 2)
    if (portion < least || portion > most) continue
    found[at] = portion
    if (search({ parts, bounds, spare, found }, at + 1, added(sums, part.perQuarter, portion))) return true
  }
  return false
}

/** The portions of a part that leave the parts after it a chance. */
function narrowed(
  { least, most, perQuarter }: Part,
  bounds: DayBounds,
  spare: Search['spare'][number],
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

function spareOf(parts: readonly Part[]): Search['spare'] {
  let least: MacroVector = [0, 0, 0, 0]
  let most: MacroVector = [0, 0, 0, 0]
  const spare = []
  for (const part of parts.toReversed()) {
    spare.unshift({ least, most })
    least = added(least, part.perQuarter, part.least)
    most = added(most, part.perQuarter, part.most)
  }
  return spare
}

export function added([k, f, c, p]: MacroVector, [dk, df, dc, dp]: MacroVector, times: number): MacroVector {
  return [k + times * dk, f + times * df, c + times * dc, p + times * dp]
}
