// What stands in the way of 28 days in range: how far each end of each range alone would have to move.
import { type MacroName, macroNames, type Ranges } from '../rules.ts'

const stepPercent = 2.5
const mostPercent = 60
const ends = ['minimum', 'maximum'] as const

/** An end of a range, and by how much it would have to move. */
export type Widening = { macro: MacroName; end: (typeof ends)[number]; percent: number }
type CanAll = (ranges: Ranges) => boolean

/** `canAll(ranges)` says whether a whole plan in range was found. The nearest way out first. */
export function wideningsThatHelp(ranges: Ranges, canAll: CanAll): Widening[] {
  const helps: Widening[] = []
  for (const macro of macroNames)
    for (const end of ends) {
      const percent = leastWidening(ranges, macro, end, canAll)
      if (percent !== undefined) helps.push({ macro, end, percent })
    }
  return helps.sort((a, b) => a.percent - b.percent)
}

function leastWidening(
  ranges: Ranges,
  macro: MacroName,
  end: Widening['end'],
  canAll: CanAll,
): number | undefined {
  if (!canAll(widened(ranges, macro, end, mostPercent))) return undefined
  for (let percent = stepPercent; percent < mostPercent; percent += stepPercent)
    if (canAll(widened(ranges, macro, end, percent))) return percent
  return mostPercent
}

function widened(ranges: Ranges, macro: MacroName, end: Widening['end'], percent: number): Ranges {
  const outward = end === 'minimum' ? -percent : percent
  return { ...ranges, [macro]: { ...ranges[macro], [end]: ranges[macro][end] * (1 + outward / 100) } }
}
