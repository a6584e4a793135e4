import type { DayPlace, ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { activeDayIndex } from '@butterleaf/domain/meal-plan/states/active-day'
import { activeWeekIndex } from '@butterleaf/domain/meal-plan/states/active-week'
import { type OpeningView, openingView } from '@butterleaf/domain/meal-plan/states/opening-view'
import { isWeekUnlocked } from '@butterleaf/domain/meal-plan/states/unlocked-weeks'
import type { Template, Week } from '@butterleaf/domain/meal-plan/template'
import { pathTo, type RouteName } from '#lib/paths.ts'
import { wasListViewedLast } from './last-view.ts'

const routeOfView = {
  building: 'app.template.preparing.day',
  'ready-day': 'app.template.ready',
  'shopping-list': 'app.template.shopping-list',
  complete: 'app.template.complete',
} as const satisfies Record<OpeningView['view'], RouteName>

/** APP-2: where the app opens. */
export function openingPath(template: Template): string {
  const { view, ...place } = openingView(template, wasListViewedLast())
  return pathTo(routeOfView[view], { templateId: template.id, ...place })
}

export function editorPath({ id }: Template, place: DayPlace): string {
  return pathTo('app.template.preparing.day', { templateId: id, ...place })
}

export function mealsPath({ id }: Template, place: DayPlace): string {
  return pathTo('app.template.ready', { templateId: id, ...place })
}

/** An item has three addresses: of a day being built, of a ready one, of a complete one. */
export function itemPath(
  { id }: Template,
  { weekId, dayId, itemId }: ItemPlace,
  view: 'building' | 'ready' | 'complete',
): string {
  const routes = {
    building: 'app.template.preparing.day.item',
    ready: 'app.template.ready.item',
    complete: 'app.template.day.item',
  } as const satisfies Record<string, RouteName>
  return pathTo(routes[view], { templateId: id, weekId, dayId, itemId })
}

/** The day that the plan is at; undefined of a template without days. */
export function activeDay(template: Template): DayPlace | undefined {
  return dayToOpen(template.weeks[activeWeekIndex(template)])
}

/** What there is to cook: the week the plan is at, or while that is still being built, the last one that was planned. */
export function dayToCook(template: Template): DayPlace | undefined {
  const { weeks } = template
  const active = activeWeekIndex(template)
  const last = weeks.findLast((_, index) => isWeekUnlocked(template, index))
  return dayToOpen(isWeekUnlocked(template, active) ? weeks[active] : last)
}

/** DAY-3. */
export function dayToOpen(week: Week | undefined): DayPlace | undefined {
  const day = week?.days[activeDayIndex(week)]
  return week && day && { weekId: week.id, dayId: day.id }
}
