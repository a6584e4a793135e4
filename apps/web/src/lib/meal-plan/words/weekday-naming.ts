import type { DayNaming } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { daysOfWeek } from '@butterleaf/domain/meals/meals'
import { formatDate } from '#lib/format-date.ts'

/** Days in a sentence by their weekday: "Tuesday"; TOG-1: with the date in a week in which a time away makes weekdays come twice. */
export function weekdayNaming(template: Template): DayNaming {
  const named = dateNaming(template)
  return (dayNumber) => {
    const { days } = template.weeks[Math.floor((dayNumber - 1) / daysOfWeek)]!
    const isLonger = days.some(({ awayBefore }, at) => at > 0 && awayBefore)
    return isLonger ? named(dayNumber) : formatDate(dateOfDay(template, dayNumber), 'weekdayName')
  }
}

/** Where days of several weeks stand beside each other, or far from the week they are of: "Tuesday, November 24". */
export function dateNaming(template: Template): DayNaming {
  return (dayNumber) => formatDate(dateOfDay(template, dayNumber), 'weekday')
}
