import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { PlanChanges } from '@butterleaf/contract/meal-plan/plan-schema'

/** What a server would answer to a client that has the plan before. */
export function planChangesBetween(before: MealPlan, after: MealPlan): PlanChanges {
  const [template] = after.templates
  if (!template) throw new Error('A plan without a template has no changes')
  const { weeks, ...alone } = template
  const had = new Set(daysOf(before).map((day) => JSON.stringify(day)))
  const days = daysOf(after).filter((day) => !had.has(JSON.stringify(day)))
  const changedWeeks = weeks.filter(({ id }) => days.some(({ weekId }) => weekId === id))
  return {
    id: after.id,
    since: before.version,
    version: after.version,
    template: alone,
    weeks: changedWeeks.map(({ days: _days, ...week }) => week),
    days,
  }
}

function daysOf({ templates }: MealPlan) {
  return templates.flatMap(({ weeks }) => weeks.flatMap(({ days }) => days))
}
