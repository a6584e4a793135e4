import type { DayPlace, FoundDay } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { isDayReady, lastComplete, nextToComplete, weekStateOf } from '../states.ts'
import { dayNumberOf, type Template } from '../template.ts'
import { changeDayState, type Outcome } from './change-template.ts'

/** DAY-5: days of a week are completed in their order, and reopened in the reverse. */
export function completeDay(template: Template, place: DayPlace): Outcome {
  return changeDayState(template, place, (found) => {
    const { day } = found
    if (day.isComplete) return day
    const refusal = refusalToComplete(found)
    return refusal ? refuse(refusal) : { ...day, isComplete: true }
  })
}

export function reopenDay(template: Template, place: DayPlace): Outcome {
  return changeDayState(template, place, (found) => {
    const { day } = found
    if (!day.isComplete) return day
    const refusal = refusalToReopen(found)
    if (refusal) return refuse(refusal)
    const { eatenBy: _, ...open } = day
    return { ...open, isComplete: false }
  })
}

/** Of an incomplete day. */
export function refusalToComplete({
  week,
  weekIndex,
  day,
  dayIndex,
  dayNumber,
}: FoundDay): Refusal | undefined {
  const next = nextToComplete(week)
  if (next !== dayIndex) {
    return { because: 'day-out-of-order', dayNumber, next: dayNumberOf(weekIndex, next) }
  }
  return isDayReady(day) ? undefined : { because: 'day-not-ready', dayNumber }
}

/** Of a complete day. */
export function refusalToReopen({ week, weekIndex, dayIndex, dayNumber }: FoundDay): Refusal | undefined {
  if (weekStateOf(week) === 'complete') return { because: 'week-complete', weekNumber: weekIndex + 1 }
  const last = lastComplete(week)
  if (last === dayIndex) return undefined
  return { because: 'not-last-complete-day', dayNumber, last: dayNumberOf(weekIndex, last) }
}
