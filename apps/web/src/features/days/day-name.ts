import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, daysAwayBefore, type Template } from '@butterleaf/domain/meal-plan/template'
import { formatDate } from '#lib/format-date.ts'

/** "Day 3, Wednesday, November 18, today, complete" */
export function dayName(template: Template, { day, dayNumber }: FoundDay, today: IsoDate): string {
  const date = dateOfDay(template, dayNumber)
  const daysAway = daysAwayBefore(day)
  const away = daysAway > 0 && `after ${daysAway === 1 ? 'a day' : `${daysAway} days`} away`
  const marks = [away, date === today && 'today', day.isComplete && 'complete'].filter(Boolean)
  return [`Day ${dayNumber}`, formatDate(date, 'weekday'), ...marks].join(', ')
}
