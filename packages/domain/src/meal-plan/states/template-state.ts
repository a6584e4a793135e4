import type { Template } from '../template.ts'
import { isWeekPlanned, weekStateOf } from './week-state.ts'

export const templateStates = ['preparing', 'ready', 'complete'] as const
export type TemplateState = (typeof templateStates)[number]

/** Preparing until week 1 is ready, complete after the last week. */
export function templateStateOf({ weeks }: Template): TemplateState {
  if (weeks.every((week) => weekStateOf(week) === 'complete')) return 'complete'
  return weeks.slice(0, 1).every(isWeekPlanned) ? 'ready' : 'preparing'
}
