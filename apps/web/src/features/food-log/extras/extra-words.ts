import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import { gramUnit } from '../eaten/amount-unit.ts'

/** "Every day", "Monday to Friday", "Friday and Saturday". */
export function weekdaysText(chosen: readonly Weekday[]): string {
  const days = weekdays.filter((day) => chosen.includes(day))
  if (days.length === weekdays.length) return 'Every day'
  const first = weekdays.indexOf(days[0] ?? 'monday')
  const isRow = days.length > 2 && days.every((day, at) => weekdays[first + at] === day)
  const names = days.map((day) => weekdayNames[day])
  if (isRow) return `${names[0]} to ${names.at(-1)}`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "Heavy cream": what it is called. */
export function extraName({ source }: FoodExtra, titleOf: (recipeId: string) => string | undefined): string {
  return source.kind === 'recipe' ? (titleOf(source.recipeId) ?? 'Recipe') : source.name
}

/** "2 tbsp (30 g)", "1.5 servings". Figures of one's own have no amount. */
export function extraAmount({ source }: FoodExtra): string | undefined {
  if (source.kind === 'figures') return undefined
  if (source.kind === 'recipe') return `${source.servings} ${source.servings === 1 ? 'serving' : 'servings'}`
  const grams = `${Math.round(source.grams)} ${gramUnit}`
  return source.measure ? `${source.measure.count} ${source.measure.name} (${grams})` : grams
}
