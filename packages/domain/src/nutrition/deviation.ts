import { eachMacro, type MacroName, type Macros, macroNames, shownTolerance } from './macros.ts'
import type { MacroRanges, Range } from './ranges.ts'

/** Outside by this much: negative is short, positive is over, 0 is in range as shown. */
export function missBy(actual: Macros, ranges: MacroRanges): Readonly<Record<MacroName, number>> {
  return eachMacro((name) => outside(actual[name], ranges[name], shownTolerance[name]))
}

/** D of a day: each miss as a share of that macro's maximum, added up. 0 is in range. Asked of every dish for a slot. */
export function deviationOf(actual: Macros, ranges: MacroRanges): number {
  let sum = 0
  for (const name of macroNames) {
    const range = ranges[name]
    sum += Math.abs(outside(actual[name], range, shownTolerance[name])) / range.maximum
  }
  return sum
}

function outside(amount: number, { minimum, maximum }: Range, tolerance: number): number {
  if (amount < minimum - tolerance) return amount - minimum
  return amount > maximum + tolerance ? amount - maximum : 0
}
