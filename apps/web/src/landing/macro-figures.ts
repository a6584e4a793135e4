import type { DayFit } from '@butterleaf/domain/meal-plan/fit'
import type { TasteItem } from '@butterleaf/domain/meal-plan/shown/taste-day'
import { certificateText } from '@butterleaf/domain/nutrition/certificate-text'
import type { MacroName } from '@butterleaf/domain/nutrition/macros'
import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import { minutesText } from '#lib/recipe/time-text.ts'

type Fit = Pick<DayFit, 'actual' | 'target'>

export interface MacroFigure {
  key: MacroName
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
  { key: 'netCarbs', label: 'Net carbs', unit: 'g' },
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
export function certificateOf({ actual, target }: Fit): string {
  return certificateText(actual, target, 'en-US')
}

export function wholeText(amount: number): string {
  return Math.round(amount).toLocaleString('en-US')
}

function oneDecimal(percent: number): number {
  return Math.round(percent * 10) / 10
}

/** What a dish of the day says of itself: its time, and what the person eats of it. */
export function dishFigures({ card, servings }: TasteItem): { minutes: string; macros: string } {
  const { calories, netCarbs, fat, protein } = card.perServing
  const eaten = (amount: number) => wholeText(amount * servings)
  return {
    minutes: minutesText(minutesOf(card)),
    macros: `${eaten(calories)} kcal · ${eaten(netCarbs)} g net · ${eaten(fat)} g fat · ${eaten(protein)} g protein`,
  }
}
