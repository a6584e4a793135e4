import type { MealPlan, PlanTemplate } from '../calls.ts'
import type { PlanChanges } from '../plan-schema.ts'

/** The plan after the changes, itself where it has them already; undefined where it is too old for them, or another plan. */
export function applyPlanChanges(plan: MealPlan, changes: PlanChanges): MealPlan | undefined {
  const [active] = plan.templates
  if (plan.id !== changes.id || active?.id !== changes.template.id || plan.version < changes.since)
    return undefined
  if (plan.version >= changes.version) return plan
  const { version, interactions = plan.interactions } = changes
  return { ...plan, version, interactions, templates: [changedTemplate(active, changes)] }
}

function changedTemplate(old: PlanTemplate, { template, weeks, days }: PlanChanges): PlanTemplate {
  const changedWeeks = byId(weeks)
  const changedDays = byId(days)
  return {
    ...template,
    weeks: old.weeks.map((week) => {
      const changed = changedWeeks.get(week.id)
      return changed ? { ...changed, days: week.days.map((day) => changedDays.get(day.id) ?? day) } : week
    }),
  }
}

function byId<Part extends { id: string }>(parts: readonly Part[]): ReadonlyMap<string, Part> {
  return new Map(parts.map((part) => [part.id, part]))
}
