import type { IsoDate } from '../../../calendar/iso-date.ts'
import { type DayPlace, placeOfDay } from '../../places.ts'
import type { Template, Week } from '../../template.ts'
import { activeDayIndex } from '../active-day.ts'
import { activeWeekIndex } from '../active-week.ts'
import { isWeekUnlocked } from '../unlocked-weeks.ts'
import { isWeekPlanned } from '../week-state.ts'
import { dayOnDate } from './day-on-date.ts'

/** DAY-3. */
export function dayToOpen(week: Week | undefined): DayPlace | undefined {
  const day = week?.days[activeDayIndex(week)]
  return week && day && { weekId: week.id, dayId: day.id }
}

/** The day that the plan is at; undefined of a template without days. */
export function activeDay(template: Template): DayPlace | undefined {
  return dayToOpen(activeWeek(template))
}

/**
 * Where Meals opens: today, where it can be cooked; else the first day to complete of the week that the plan is at, or while that is
 * still being built, of the last week that was planned.
 */
export function dayToCook(template: Template, today: IsoDate): DayPlace | undefined {
  const { weeks } = template
  const found = dayOnDate(template, today)
  if (found && isWeekUnlocked(template, found.weekIndex)) return placeOfDay(found)
  const active = activeWeekIndex(template)
  const last = weeks.findLast((_, index) => isWeekUnlocked(template, index))
  return dayToOpen(isWeekUnlocked(template, active) ? weeks[active] : last)
}

/** Where the Editor opens: the first day that isn't ready; of a week that has none, today. */
export function dayToEdit(template: Template, today: IsoDate): DayPlace | undefined {
  const active = activeWeek(template)
  const planned = active && isWeekPlanned(active) ? dayToCookToday(template, today) : undefined
  return planned ?? activeDay(template)
}

/** Undefined where today isn't in the plan, or its week isn't planned yet. */
export function dayToCookToday(template: Template, today: IsoDate): DayPlace | undefined {
  const found = dayOnDate(template, today)
  return found && isWeekPlanned(found.week) ? placeOfDay(found) : undefined
}

function activeWeek(template: Template): Week | undefined {
  return template.weeks[activeWeekIndex(template)]
}
