import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import { type MacroName, shownMacro } from '@butterleaf/domain/nutrition/macros'
import type { Range } from '@butterleaf/domain/nutrition/ranges'

import type { ForWhom } from '../models/recipe-model.ts'
import { type Color, palette } from './palette.ts'

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const macroWords = {
  calories: 'Calories',
  fat: 'Fat',
  netCarbs: 'Net carbs',
  protein: 'Protein',
} as const satisfies Record<MacroName, string>

/** Colors of bars only: a number is beside each. */
export const macroColors: Readonly<Record<Exclude<MacroName, 'calories'>, Color>> = {
  fat: palette.butter,
  netCarbs: palette.leaf,
  protein: palette.paprika,
}

/** "1,839 kcal", "96 g": grams whole, as a plate can't be weighed closer. */
export function macroText(name: MacroName, value: number): string {
  return `${format.format(Math.round(value))} ${unitOf(name)}`
}

/** "1,758 – 1,943 kcal", "up to 25 g" */
export function rangeText(name: MacroName, { minimum, maximum }: Range): string {
  const most = macroText(name, maximum)
  return minimum > 0 ? `${format.format(Math.round(minimum))} – ${most}` : `up to ${most}`
}

/** "12.4 short": to one decimal, since less than half a gram may be what puts a day out. */
export function missText(name: MacroName, missedBy: number): string {
  return `${format.format(shownMacro(name, Math.abs(missedBy)))} ${missedBy < 0 ? 'short' : 'over'}`
}

const mostNames = 3

/** TOG-3: with who eats along: "for you, Ada and 4 others"; `people` are the owner and who eats just as much. */
export function forWhomText({ people, eaters = [] }: ForWhom): string {
  if (eaters.length === 0) return people === 1 ? 'for 1 person' : `for ${people} people`
  const named = eaters.length > mostNames ? eaters.slice(0, mostNames - 1) : eaters
  const others = eaters.length - named.length
  const owner = people === 1 ? 'you' : `${people} people`
  return `for ${joinWords([owner, ...named, ...(others > 0 ? [`${others} others`] : [])])}`
}

/** "1 h 20 min" */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}

function unitOf(name: MacroName): string {
  return name === 'calories' ? 'kcal' : 'g'
}
