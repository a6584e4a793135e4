import { type DayPlace, findDay } from '../places.ts'
import type { Template } from '../template.ts'
import { nextToComplete } from './active-day.ts'
import { isDayReady } from './day-ready.ts'

/** DAY-6: the day after a ready one, across weeks; undefined after the last, and while the day isn't ready. */
export function nextDay(template: Template, place: DayPlace): DayPlace | undefined {
  const found = findDay(template, place)
  if (!found || !isDayReady(found.day)) return undefined
  const { week, weekIndex, dayIndex } = found
  const sameWeek = week.days[dayIndex + 1]
  if (sameWeek) return { weekId: week.id, dayId: sameWeek.id }
  const nextWeek = template.weeks[weekIndex + 1]
  const first = nextWeek?.days[0]
  return nextWeek && first && { weekId: nextWeek.id, dayId: first.id }
}

/** DAY-5: where completing a day leads; undefined is the list of templates, as the week became complete. */
export function dayAfterCompleting(template: Template, place: DayPlace): DayPlace | undefined {
  const week = findDay(template, place)?.week
  const next = week?.days[nextToComplete(week)]
  return week && next && { weekId: week.id, dayId: next.id }
}
