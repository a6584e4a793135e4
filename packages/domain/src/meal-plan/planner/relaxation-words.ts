import type { MacroName } from '../../nutrition/macros.ts'
import type { Range } from '../../nutrition/ranges.ts'
import type { Relaxation } from './relaxation.ts'
import type { Gain } from './relaxations.ts'

const macroWords = {
  calories: 'calories',
  fat: 'fat',
  netCarbs: 'net carbs',
  protein: 'protein',
} as const satisfies Record<MacroName, string>
const units = { calories: 'kcal', fat: 'g', netCarbs: 'g', protein: 'g' } as const satisfies Record<
  MacroName,
  string
>

/** What would be asked less, as a choice to press: "Allow 45 minutes at lunch". */
export function relaxationText(relaxation: Relaxation): string {
  if (relaxation.kind === 'no-dessert') return 'Plan without desserts'
  if (relaxation.kind === 'more-time') {
    const where = listed(relaxation.meals)
    if (relaxation.mostMinutes === 0) return `Allow any cooking time at ${where}`
    return `Allow ${relaxation.mostMinutes} minutes at ${where}`
  }
  const { macros, ranges } = relaxation
  return `Allow ${listed(macros.map((name) => `${rangeText(name, ranges[name])} of ${macroWords[name]}`))}`
}

/** What that brings: "12 more days in range, 14 more recipes". */
export function gainText({ days, dishes }: Gain): string {
  const gains = [counted(days, 'more day', 'in range'), dishes > 0 ? counted(dishes, 'more recipe') : '']
  return gains.filter((gain) => gain !== '').join(', ')
}

function rangeText(name: MacroName, { minimum, maximum }: Range): string {
  const from = minimum > 0 ? `${minimum} to ${maximum}` : `up to ${maximum}`
  return `${from} ${units[name]}`
}

function counted(count: number, what: string, after = ''): string {
  return `${count} ${what}${count === 1 ? '' : 's'} ${after}`.trim()
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join()
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
