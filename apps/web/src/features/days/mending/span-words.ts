import { joinWords, macroText } from '@butterleaf/domain/nutrition/certificate-text'
import { type Macros, macroNames, shownMacros } from '@butterleaf/domain/nutrition/macros'

/** "640 kcal and 12 g of net carbs over", "310 kcal short"; undefined where it comes out. */
export function excessText(excess: Macros): string | undefined {
  const shown = shownMacros(excess)
  const over = macroNames.filter((name) => shown[name] > 0)
  const short = macroNames.filter((name) => shown[name] < 0)
  const told = (names: typeof over, word: string) =>
    names.length > 0
      ? [`${joinWords(names.map((name) => macroText(name, Math.abs(shown[name]))))} ${word}`]
      : []
  const parts = [...told(over, 'over'), ...told(short, 'short')]
  return parts.length > 0 ? parts.join(', ') : undefined
}
