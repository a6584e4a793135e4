import { buildPlan } from '#lib/testing/build-plan.ts'
import { renderPlanScreen } from '#lib/testing/render-plan-screen.tsx'
import PreferencesScreen from '../preferences-screen.tsx'

const built = buildPlan()
const { profile, preferences } = built.resources

/** The preferences of a person with a plan, who answered these otherwise. */
export function openPreferences(own: Partial<typeof preferences> = {}) {
  const answered = { ...preferences, schedules: { dessert: { unique: 1 as const } }, ...own }
  return renderPlanScreen({
    Screen: PreferencesScreen,
    route: 'settings.resources.preferences',
    plan: { ...built, resources: { profile, preferences: answered } },
    answer: () => undefined,
  })
}
