import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import FoodScreen from '../food-screen.tsx'
import PreferencesScreen from '../preferences-screen.tsx'

const built = buildPlan()
const { profile, preferences } = built.resources

const pages = {
  cooking: [PreferencesScreen, 'settings.resources.preferences'],
  food: [FoodScreen, 'settings.resources.food'],
} as const

/** A page of the preferences of a person with a plan, who answered these otherwise. */
export function openPreferences(page: keyof typeof pages, own: Partial<typeof preferences> = {}) {
  const [Screen, route] = pages[page]
  const answered = { ...preferences, schedules: { dessert: { unique: 1 as const } }, ...own }
  return renderPlanScreen({
    Screen,
    route,
    plan: { ...built, resources: { profile, preferences: answered } },
    answer: () => undefined,
  })
}
