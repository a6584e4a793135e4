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

/** The same as a function of plain numbers, for a question that is asked of hundreds of dishes. */
export function deviationFrom(
  ranges: MacroRanges,
): (calories: number, fat: number, netCarbs: number, protein: number) => number {
  const [k, f, c, p] = [ranges.calories, ranges.fat, ranges.netCarbs, ranges.protein]
  return (calories, fat, netCarbs, protein) =>
    Math.abs(outside(calories, k, shownTolerance.calories)) / k.maximum +
    Math.abs(outside(fat, f, shownTolerance.fat)) / f.maximum +
    Math.abs(outside(netCarbs, c, shownTolerance.netCarbs)) / c.maximum +
    Math.abs(outside(protein, p, shownTolerance.protein)) / p.maximum
}

function outside(amount: number, { minimum, maximum }: Range, tolerance: number): number {
  if (amount < minimum - tolerance) return amount - minimum
  return amount > maximum + tolerance ? amount - maximum : 0
}
