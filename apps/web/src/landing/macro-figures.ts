import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { rangesFrom } from '@butterleaf/contract/nutrition/macro-words'
import { certificateText } from '@butterleaf/domain/nutrition/certificate-text'

type Fit = Pick<PlanDay['fit'], 'actual' | 'target'>
export type MacroKey = keyof Fit['actual']

export interface MacroFigure {
  key: MacroKey
  label: string
  value: string
  /** "of 134–164 g", "of up to 25 g". */
  range: string
  /** Both in percent of the bar, which ends at the maximum. */
  filled: number
  /** The start of the range; 0 where it has no minimum. */
  least: number
}

const macros = [
  { key: 'calories', label: 'Calories', unit: 'kcal' },
  { key: 'fat', label: 'Fat', unit: 'g' },
  { key: 'protein', label: 'Protein', unit: 'g' },
  { key: 'net_carbs', label: 'Net carbs', unit: 'g' },
] as const

/** PLAN-1: a day's figures against its ranges, in words and as bars. */
export function macroFigures({ actual, target }: Fit): MacroFigure[] {
  return macros.map(({ key, label, unit }) => {
    const { minimum, maximum } = target[key]
    const filled = Math.min(100, (actual[key] / maximum) * 100)
    return {
      key,
      label,
      value: `${wholeText(actual[key])} ${unit}`,
      range:
        minimum > 0 ? `of ${wholeText(minimum)}–${wholeText(maximum)}` : `of up to ${wholeText(maximum)}`,
      filled: oneDecimal(filled),
      least: oneDecimal((minimum / maximum) * 100),
    }
  })
}

/** "All four on target", or what is short and over. */
export function certificateOf({ actual: { net_carbs: netCarbs, ...actual }, target }: Fit): string {
  return certificateText({ ...actual, netCarbs }, rangesFrom(target), 'en-US')
}

export function wholeText(amount: number): string {
  return Math.round(amount).toLocaleString('en-US')
}

function oneDecimal(percent: number): number {
  return Math.round(percent * 10) / 10
}
