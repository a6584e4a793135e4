import type { PlanTemplate } from '@butterleaf/contract/meal-plan/calls'
import { areTabsUnlocked } from '@butterleaf/domain/meal-plan/states/open-tabs'
import { CalendarDays, LineChart, ListChecks, UtensilsCrossed } from 'lucide-react'
import { matchPath } from 'react-router'
import { activeDay, dayToCook, editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { templateFromWire } from '#lib/meal-plan/template-from-wire.ts'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { screens } from '../screens.ts'

export type Place = {
  to: string
  label: string
  shortLabel: string
  Icon: typeof LineChart
  /** The routes on which it is current. */
  routes: readonly RouteName[]
  load?: () => Promise<unknown>
}

const meals = {
  label: 'Meals',
  shortLabel: 'Meals',
  Icon: UtensilsCrossed,
  routes: ['app.template.ready', 'app.template.ready.item', 'app.template.day.item', 'app.template.complete'],
  load: screens.ready,
} as const satisfies Omit<Place, 'to'>

const editor = {
  label: 'Editor',
  shortLabel: 'Editor',
  Icon: CalendarDays,
  routes: [
    'app.template.preparing.day',
    'app.template.preparing.day.item',
    'app.template.preparing.day.recipes',
    'app.template.preparing.day.recipes.recipe',
    'app.template.preparing.day.leftovers',
  ],
  load: screens.building,
} as const satisfies Omit<Place, 'to'>

const shoppingList = {
  label: 'Shopping List',
  shortLabel: 'Shopping',
  Icon: ListChecks,
  routes: ['app.template.shopping-list'],
  load: screens.shoppingList,
} as const satisfies Omit<Place, 'to'>

const weightTracker = {
  to: paths['app.weight-tracker'],
  label: 'Weight Tracker',
  shortLabel: 'Weight',
  Icon: LineChart,
  routes: ['app.weight-tracker'],
  load: screens.weightTracker,
} as const satisfies Place

/** [APP-4] Each links to the plan's current position. Meals and Shopping List appear once there is something to cook. */
export function placesIn(template: PlanTemplate | undefined): Place[] {
  const rules = template && templateFromWire(template)
  const built = rules && activeDay(rules)
  const cooked = rules && areTabsUnlocked(rules) ? dayToCook(rules) : undefined
  const toEditor: Place = { ...editor, to: built ? editorPath(rules, built) : paths.app }
  if (!rules || !cooked) return [toEditor, weightTracker]
  const list = pathTo('app.template.shopping-list', { templateId: rules.id, weekId: cooked.weekId })
  return [{ ...meals, to: mealsPath(rules, cooked) }, toEditor, { ...shoppingList, to: list }, weightTracker]
}

export function isAt(pathname: string, { routes }: Place): boolean {
  return routes.some((route) => matchPath(paths[route], pathname) !== null)
}
