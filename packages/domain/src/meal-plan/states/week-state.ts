import type { Week } from '../template.ts'
import { isDayReady, isDayUnfilled } from './day-ready.ts'

export const weekStates = ['empty', 'preparing', 'ready', 'cooking', 'complete'] as const
export type WeekState = (typeof weekStates)[number]

/** A complete day in a week that isn't ready leaves the week preparing. */
export function weekStateOf({ days }: Week): WeekState {
  if (days.every(({ isComplete }) => isComplete)) return 'complete'
  if (days.every(isDayUnfilled)) return 'empty'
  if (!days.every(isDayReady)) return 'preparing'
  return days.some(({ isComplete }) => isComplete) ? 'cooking' : 'ready'
}

/** Its seven days can be cooked and shopped for. */
export function isWeekPlanned(week: Week): boolean {
  const state = weekStateOf(week)
  return state === 'ready' || state === 'cooking' || state === 'complete'
}
