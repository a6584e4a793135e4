import type { DayPlace, WeekPlace } from '../places.ts'
import type { Template } from '../template.ts'
import { activeDayIndex } from './active-day.ts'
import { activeWeekIndex } from './active-week.ts'
import { templateStateOf } from './template-state.ts'
import { isWeekPlanned } from './week-state.ts'

export type OpeningView =
  | ({ view: 'building' | 'ready-day' } & DayPlace)
  | ({ view: 'shopping-list' } & WeekPlace)
  | { view: 'complete' }

/** APP-2: where the app opens. The shopping list comes up again only if it was looked at last, and there is one. */
export function openingView(template: Template, wasListViewedLast: boolean): OpeningView {
  const week = template.weeks[activeWeekIndex(template)]
  const day = week?.days[activeDayIndex(week)]
  if (!week || !day || templateStateOf(template) === 'complete') return { view: 'complete' }
  if (!isWeekPlanned(week)) return { view: 'building', weekId: week.id, dayId: day.id }
  if (wasListViewedLast) return { view: 'shopping-list', weekId: week.id }
  return { view: 'ready-day', weekId: week.id, dayId: day.id }
}
