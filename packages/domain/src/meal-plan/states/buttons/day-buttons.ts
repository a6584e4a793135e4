import { refusalToComplete, refusalToReopen } from '../../operations/complete-day.ts'
import { daysIn, type FoundDay, findWeek, type WeekPlace } from '../../places.ts'
import type { Refusal } from '../../refusal.ts'
import { dayNumberOf, type Template } from '../../template.ts'
import { isDayReady, isDayUnfilled } from '../day-ready.ts'
import { nextDay } from '../next-day.ts'
import { weekStateOf } from '../week-state.ts'

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

/** DAY-4: days are built in their order. */
export function refusalToOpen({ week, weekIndex, dayIndex }: FoundDay): Refusal | undefined {
  const open = week.days.slice(0, dayIndex).findIndex((day) => !isDayReady(day))
  return open === -1 ? undefined : { because: 'day-not-ready', dayNumber: dayNumberOf(weekIndex, open) }
}

/** DAY-7. A skipped meal is something to take back, though the week counts as empty. */
function resetItems({ week, day }: FoundDay): Button {
  const state = weekStateOf(week)
  const hasItems = day.items.some(({ kind }) => kind !== 'empty')
  if (!hasItems || (state !== 'preparing' && state !== 'empty')) return 'absent'
  return day.isComplete ? 'disabled' : 'enabled'
}
