// What may be pressed of a day: of each what the operation behind it would refuse.

import { refusalToComplete, refusalToReopen } from './operations/complete-day.ts'
import { daysIn, type FoundDay, findWeek, type WeekPlace } from './places.ts'
import { isDayUnfilled, nextDay, refusalToOpen, weekStateOf } from './states.ts'
import type { Template } from './template.ts'

/** Absent where it makes no sense, disabled where it is only not possible now. */
export type Button = 'absent' | 'disabled' | 'enabled'

export type DayButtons = Readonly<{
  /** The day's own button in the building view. */
  canOpen: boolean
  canComplete: boolean
  canReopen: boolean
  hasNextDay: boolean
  /** DAY-8. */
  canSuggestMeals: boolean
  resetItems: Button
}>

/** For each day of the week. */
export function dayButtons(template: Template, place: WeekPlace): DayButtons[] {
  const found = findWeek(template, place)
  return found ? daysIn(found).map((day) => buttonsOf(template, day)) : []
}

function buttonsOf(template: Template, found: FoundDay): DayButtons {
  const { week, day } = found
  return {
    canOpen: refusalToOpen(found) === undefined,
    canComplete: !day.isComplete && refusalToComplete(found) === undefined,
    canReopen: day.isComplete && refusalToReopen(found) === undefined,
    hasNextDay: nextDay(template, { weekId: week.id, dayId: day.id }) !== undefined,
    canSuggestMeals: isDayUnfilled(day),
    resetItems: resetItems(found),
  }
}

/** DAY-7. A skipped meal is something to take back, though the week counts as empty. */
function resetItems({ week, day }: FoundDay): Button {
  const state = weekStateOf(week)
  const hasItems = day.items.some(({ kind }) => kind !== 'empty')
  if (!hasItems || (state !== 'preparing' && state !== 'empty')) return 'absent'
  return day.isComplete ? 'disabled' : 'enabled'
}
