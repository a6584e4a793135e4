import type { Template, WeekId } from '../../template.ts'
import { reachedIndex } from '../reached-index.ts'
import { isWeekUnlocked } from '../unlocked-weeks.ts'
import { type WeekState, weekStateOf } from '../week-state.ts'

export type WeekButton = Readonly<{
  weekId: WeekId
  weekNumber: number
  state: WeekState
  isEnabled: boolean
  /** SHOP-1: the same week's button on the shopping list. */
  isListEnabled: boolean
}>

/** DAY-3. Week 1 can always be opened, or nothing could be planned at all; a slot emptied later closes no week. */
export function weekButtons(template: Template): WeekButton[] {
  const reached = reachedIndex(template)
  return template.weeks.map((week, index) => {
    const state = weekStateOf(week)
    const previous = template.weeks[index - 1]
    const isReached = state !== 'empty' && index <= reached
    return {
      weekId: week.id,
      weekNumber: index + 1,
      state,
      isEnabled: previous === undefined || isReached || isWeekUnlocked(template, index - 1),
      isListEnabled: isWeekUnlocked(template, index),
    }
  })
}
