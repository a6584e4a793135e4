import { daysBetween, type IsoDate } from '../../calendar/iso-date.ts'
import { daysOfPlan } from '../meals.ts'
import type { Template } from '../template.ts'
import { plannedWeeks } from './unlocked-weeks.ts'
import { weekStateOf } from './week-state.ts'

export const templateStates = ['preparing', 'ready', 'complete'] as const
export type TemplateState = (typeof templateStates)[number]

/** Preparing until week 1 was ready once, complete after the last week. */
export function templateStateOf({ weeks, reachedWeeks }: Template): TemplateState {
  if (weeks.every((week) => weekStateOf(week) === 'complete')) return 'complete'
  return reachedWeeks > 0 || plannedWeeks(weeks) > 0 ? 'ready' : 'preparing'
}

const lastDays = 3

/** DAY-10: one of the plan's last days is today's or the next to complete, or its calendar is over: time to think of the next plan. */
export function isEndNear(template: Template, today: IsoDate): boolean {
  if (templateStateOf(template) !== 'ready') return false
  const next = template.weeks.flatMap(({ days }) => days).findIndex(({ isComplete }) => !isComplete) + 1
  return Math.max(next, daysBetween(template.startDate, today) + 1) > daysOfPlan - lastDays
}
