import {
  type DayPlace,
  type FoundItem,
  type ItemPlace,
  placeOfDay,
} from '@butterleaf/domain/meal-plan/places'
import { type OpeningView, openingView } from '@butterleaf/domain/meal-plan/states'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { isShopping } from './last-view.ts'

const routeOfView = {
  building: 'app.template.preparing.day',
  'ready-day': 'app.template.ready',
  'shopping-list': 'app.template.shopping-list',
  complete: 'app.template.complete',
} as const satisfies Record<OpeningView['view'], RouteName>

/** APP-2: where the app opens. */
export function openingPath(template: Template): string {
  const { view, ...place } = openingView(template, isShopping(), today())
  return pathTo(routeOfView[view], { templateId: template.id, ...place })
}

/** The Editor, pressed before it is known on which day the plan is. */
export const editorOnceLoaded = { hash: '#editor', path: `${paths.app}#editor` } as const

export function editorPath({ id }: Template, place: DayPlace): string {
  return pathTo('app.template.preparing.day', { templateId: id, ...place })
}

export function mealsPath({ id }: Template, place: DayPlace): string {
  return pathTo('app.template.ready', { templateId: id, ...place })
}

/** Where a dish for that slot is chosen. */
export function recipesPath({ id }: Template, found: FoundItem): string {
  const slot = { templateId: id, ...placeOfDay(found), category: found.item.meal }
  return pathTo('app.template.preparing.day.recipes', slot)
}

/** The plan's last page. */
export function completePath({ id }: Template): string {
  return pathTo('app.template.complete', { templateId: id })
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
