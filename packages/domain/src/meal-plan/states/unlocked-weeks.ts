import type { Template, Week } from '../template.ts'
import { isWeekPlanned } from './week-state.ts'

/** How many weeks from the first on are planned now. */
export function plannedWeeks(weeks: readonly Week[]): number {
  const first = weeks.findIndex((week) => !isWeekPlanned(week))
  return first === -1 ? weeks.length : first
}

/** APP-4, DAY-3: a week that was planned once stays open for cooking and shopping, also when a slot in it is emptied later. */
export function isWeekUnlocked({ weeks, reachedWeeks }: Template, weekIndex: number): boolean {
  const week = weeks[weekIndex]
  return week !== undefined && (weekIndex < reachedWeeks || isWeekPlanned(week))
}

/** To be applied to each change of the weeks: `reachedWeeks` only ever grows. */
export function withReachedWeeks(template: Template): Template {
  const reachedWeeks = Math.max(template.reachedWeeks, plannedWeeks(template.weeks))
  return reachedWeeks === template.reachedWeeks ? template : { ...template, reachedWeeks }
}
