import { eachMacro, type MacroName, type Macros, macroNames, shownTolerance } from './macros.ts'
import type { MacroRanges } from './ranges.ts'

/** Outside by this much: negative is short, positive is over, 0 is in range as shown. */
export function missBy(actual: Macros, ranges: MacroRanges): Readonly<Record<MacroName, number>> {
  return eachMacro((name) => {
    const { minimum, maximum } = ranges[name]
    if (actual[name] < minimum - shownTolerance[name]) return actual[name] - minimum
    if (actual[name] > maximum + shownTolerance[name]) return actual[name] - maximum
    return 0
  })
}

/** D of a day: each miss as a share of that macro's maximum, added up. 0 is in range. */
export function deviationOf(actual: Macros, ranges: MacroRanges): number {
  const missed = missBy(actual, ranges)
  return macroNames.reduce((sum, name) => sum + Math.abs(missed[name]) / ranges[name].maximum, 0)
}
