import { missBy } from './deviation.ts'
import { type MacroName, type Macros, macroNames, shownMacro } from './macros.ts'
import type { MacroRanges, Range } from './ranges.ts'

export const macroWords = {
  calories: 'calories',
  fat: 'fat',
  netCarbs: 'net carbs',
  protein: 'protein',
} as const satisfies Record<MacroName, string>

/** PLAN-1: what a day's certificate says: "All four on target", or "12 g of protein short and 3 g of fat over". */
export function certificateText(actual: Macros, ranges: MacroRanges): string {
  const missed = missBy(actual, ranges)
  const misses = macroNames
    .filter((name) => missed[name] !== 0)
    .map((name) => `${macroText(name, Math.abs(missed[name]))} ${missed[name] < 0 ? 'short' : 'over'}`)
  return misses.length === 0 ? 'All four on target' : inWords(misses)
}

/** "1,905 kcal, 151.2 g of fat, 24.1 g of net carbs and 109.6 g of protein". */
export function totalsText(macros: Macros): string {
  return inWords(macroNames.map((name) => macroText(name, macros[name])))
}

/** "1,800 to 2,000 kcal, … , up to 25 g of net carbs and …". */
export function rangesText(ranges: MacroRanges): string {
  return inWords(macroNames.map((name) => rangeText(name, ranges[name])))
}

/** "90 to 150 g of protein", "up to 25 g of net carbs". */
export function rangeText(name: MacroName, { minimum, maximum }: Range): string {
  const most = macroText(name, maximum)
  return minimum > 0 ? `${shown(name, minimum)} to ${most}` : `up to ${most}`
}

/** "1,905 kcal", "12 g of protein". */
export function macroText(name: MacroName, amount: number): string {
  return name === 'calories'
    ? `${shown(name, amount)} kcal`
    : `${shown(name, amount)} g of ${macroWords[name]}`
}

export function inWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join()
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function shown(name: MacroName, amount: number): string {
  return shownMacro(name, amount).toLocaleString('en-US')
}
