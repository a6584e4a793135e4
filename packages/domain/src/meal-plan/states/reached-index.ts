import type { Template } from '../template.ts'
import { activeWeekIndex } from './active-week.ts'

/** How far the user has come: weeks up to this one can be opened (DAY-3). */
export function reachedIndex(template: Template): number {
  return activeWeekIndex(template)
}
