import type { Template } from '../template.ts'
import { weekStateOf } from './week-state.ts'

/** DAY-2: the first week that isn't complete, else the first. */
export function activeWeekIndex({ weeks }: Template): number {
  return Math.max(
    0,
    weeks.findIndex((week) => weekStateOf(week) !== 'complete'),
  )
}
