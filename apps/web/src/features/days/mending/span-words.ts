import { joinWords, macroText } from '@butterleaf/domain/nutrition/certificate-text'
import { eachMacro, type Macros, macroNames, shownMacro } from '@butterleaf/domain/nutrition/macros'

/** "640 kcal and 12 g of net carbs over", "310 kcal short"; undefined where it comes out. */
export function excessText(excess: Macros): string | undefined {
  const shown = eachMacro((name) => roundAmount(shownMacro(name, excess[name])))
  const over = macroNames.filter((name) => shown[name] > 0)
  const short = macroNames.filter((name) => shown[name] < 0)
  const told = (names: typeof over, word: string) =>
    names.length > 0
      ? [`${joinWords(names.map((name) => macroText(name, Math.abs(shown[name]))))} ${word}`]
      : []
  const parts = [...told(over, 'over'), ...told(short, 'short')]
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** A tenth of a gram says nothing beside ten: what was eaten is an estimate. */
function roundAmount(amount: number): number {
  return Math.abs(amount) >= 10 ? Math.round(amount) : amount
}

/** In words; absent where it comes out. */
export type Excess = Readonly<{ day: string | undefined; week: string | undefined }>

/** HELD-3: what a day is over is said as the day's; its week's sum is often far less, since the other days had room. */
export function excessSentence({ day, week }: Excess): string {
  if (!day) return `This week as a whole comes to ${week}.`
  if (!week) return `This day comes to ${day}.`
  return `This day comes to ${day}, its week as a whole to ${week}.`
}
