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
export function certificateText(actual: Macros, ranges: MacroRanges, locale?: string): string {
  const missed = missBy(actual, ranges)
  const misses = macroNames
    .filter((name) => missed[name] !== 0)
    .map(
      (name) => `${macroText(name, Math.abs(missed[name]), locale)} ${missed[name] < 0 ? 'short' : 'over'}`,
    )
  return misses.length === 0 ? 'All four on target' : joinWords(misses)
}

/** "1,905 kcal, 151.2 g of fat, 24.1 g of net carbs and 109.6 g of protein". */
export function totalsText(macros: Macros, locale?: string): string {
  return joinWords(macroNames.map((name) => macroText(name, macros[name], locale)))
}

/** "1,800 to 2,000 kcal, … , up to 25 g of net carbs and …". */
export function rangesText(ranges: MacroRanges, locale?: string): string {
  return joinWords(macroNames.map((name) => rangeText(name, ranges[name], locale)))
}

/** "90 to 150 g of protein", "up to 25 g of net carbs". */
export function rangeText(name: MacroName, { minimum, maximum }: Range, locale?: string): string {
  const most = macroText(name, maximum, locale)
  return minimum > 0 ? `${macroNumber(name, minimum, locale)} to ${most}` : `up to ${most}`
}

/** "1,905 kcal", "12 g of protein". */
export function macroText(name: MacroName, amount: number, locale?: string): string {
  const number = macroNumber(name, amount, locale)
  return name === 'calories' ? `${number} kcal` : `${number} g of ${macroWords[name]}`
}

export function joinWords(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join()
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** BIZ-9: without a locale, in the running system's: in a browser, the person's. */
export function macroNumber(name: MacroName, amount: number, locale?: string): string {
  return shownMacro(name, amount).toLocaleString(locale)
}

/** LIFE-7: ", with room for 150 kcal of snacks"; nothing of a day without. */
export function snackRoomText(room: Pick<Macros, 'calories'> | undefined): string {
  return room ? `, with room for ${macroText('calories', room.calories)} of snacks` : ''
}
