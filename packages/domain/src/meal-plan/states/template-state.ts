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
