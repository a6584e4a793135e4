import BookOpen from 'virtual:lucide/book-open'
import CalendarDays from 'virtual:lucide/calendar-days'
import LineChart from 'virtual:lucide/chart-line'
import ListChecks from 'virtual:lucide/list-checks'
import UtensilsCrossed from 'virtual:lucide/utensils-crossed'
import {
  areTabsUnlocked,
  dayToCook,
  dayToEdit,
  isWeekPlanned,
  templateStateOf,
} from '@butterleaf/domain/meal-plan/states'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { type Location, matchPath } from 'react-router'
import { choiceAt } from '#lib/meal-plan/choosing/choice-begun.ts'
import { completePath, editorOnceLoaded, editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { paths, pathTo, type RouteName } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
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

/** MAP-5: after the four, once there is a plan to add a recipe to. */
const recipes = {
  to: paths['app.recipes'],
  label: 'Recipes',
  shortLabel: 'Recipes',
  Icon: BookOpen,
  routes: (Object.keys(paths) as RouteName[]).filter((name) => name.startsWith('app.recipes')),
  load: screens.allRecipes,
} satisfies Place

/**
 * [APP-4] Each leads to today, or to where the plan is at; of a complete plan to its last page, where the next one is made. Meals and
 * Shopping List are there once there is something to cook; the list is of the week that is on the screen, or that is eaten next.
 */
export function placesIn(template: Template | undefined, pathname: string): Place[] {
  const built = template && dayToEdit(template, today())
  const cooked = template && areTabsUnlocked(template) ? dayToCook(template, today()) : undefined
  const toEditor: Place = { ...editor, to: built ? editorPath(template, built) : editorOnceLoaded.path }
  if (!template) return [toEditor, weightTracker]
  if (!cooked) return [toEditor, weightTracker, recipes]
  const weekId = weekToShop(template, pathname, cooked.weekId)
  const list = pathTo('app.template.shopping-list', { templateId: template.id, weekId })
  const last = templateStateOf(template) === 'complete' ? completePath(template) : undefined
  return [
    { ...meals, to: last ?? mealsPath(template, cooked) },
    { ...toEditor, to: last ?? toEditor.to },
    { ...shoppingList, to: list },
    weightTracker,
    recipes,
  ]
}

function weekToShop({ weeks }: Template, pathname: string, weekToCook: string): string {
  const planned = weeks.filter(isWeekPlanned)
  const params = [...meals.routes, ...editor.routes].map(
    (route): Readonly<Record<string, string | undefined>> => matchPath(paths[route], pathname)?.params ?? {},
  )
  const shownId = params.find(({ weekId }) => weekId !== undefined)?.weekId
  const shown = planned.find(({ id }) => id === shownId)
  if (shown) return shown.id
  const now = planned.findIndex(({ id }) => id === weekToCook)
  const open = planned.slice(now).find(({ days }) => !days.every(({ isComplete }) => isComplete))
  return open?.id ?? weekToCook
}

/** [MAP-3] The pages on which a dish is chosen belong to where that was begun. */
export function isAt(at: Pick<Location, 'pathname' | 'state'>, { label, routes }: Place): boolean {
  const choice = choiceAt(at)
  if (choice) return label === (choice.begunIn === 'meals' ? meals : editor).label
  return routes.some((route) => matchPath(paths[route], at.pathname) !== null)
}
