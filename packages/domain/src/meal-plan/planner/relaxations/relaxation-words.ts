import { weekdayNames } from '../../../calendar/weekday-names.ts'
import { equipmentText } from '../../../cooking/equipment.ts'
import { joinWords, rangeText } from '../../../nutrition/certificate-text.ts'
import { cuisineNames } from '../../../recipes/cuisines.ts'
import type { Relaxation } from './relaxation.ts'
import type { Gain } from './relaxations.ts'

/** What would be asked less, as a choice to press: "Allow 45 minutes at lunch". */
export function relaxationText(relaxation: Relaxation, locale?: string): string {
  if (relaxation.kind === 'all-cuisines')
    return `Allow ${joinWords(relaxation.cuisines.map((cuisine) => cuisineNames[cuisine]))} dishes`
  if (relaxation.kind === 'more-equipment')
    return `Cook with ${joinWords(relaxation.used.map(equipmentText))}`
  if (relaxation.kind === 'usual-time')
    return `Allow more time on ${joinWords(relaxation.weekdays.map((weekday) => `${weekdayNames[weekday]}s`))}, as on other days`
  if (relaxation.kind === 'no-dessert') return 'Plan without desserts'
  if (relaxation.kind === 'more-time') {
    const where = joinWords(relaxation.meals)
    if (relaxation.mostMinutes === 0) return `Allow any cooking time at ${where}`
    return `Allow ${relaxation.mostMinutes} minutes at ${where}`
  }
  const { macros, ranges } = relaxation
  return `Allow ${joinWords(macros.map((name) => rangeText(name, ranges[name], locale)))}`
}

/** What that brings: "12 more days in range, 14 more recipes". */
export function gainText({ days, dishes }: Gain): string {
  const gains = [counted(days, 'more day', 'in range'), dishes > 0 ? counted(dishes, 'more recipe') : '']
  return gains.filter((gain) => gain !== '').join(', ')
}

function counted(count: number, what: string, after = ''): string {
  return `${count} ${what}${count === 1 ? '' : 's'} ${after}`.trim()
}
