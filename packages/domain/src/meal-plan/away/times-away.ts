// TOG-1: the calendar of a plan bends. What a person says are dates, "away from … to …", and these stay when others are added or taken
// back. A plan holds them as days between two of its own, so that whatever follows from a day, as the age of a leftover, follows from
// the week alone.

import { addDays, daysBetween, type IsoDate } from '../../calendar/iso-date.ts'
import type { PlanCalendar } from '../../calendar/plan-calendar.ts'
import { daysOfPlan } from '../../meals/meals.ts'
import { type Day, dateOfDay, daysAwayBefore, type Template, type TimeAway } from '../template.ts'

/** From a date to a date, both away. */
export type DatesAway = Readonly<{ id: string; from: IsoDate; to: IsoDate }>

/** Of a plan, by date. */
export function listAway(template: Template): DatesAway[] {
  const days = template.weeks.flatMap((week) => week.days)
  return days.flatMap((day, index) => {
    if (!day.awayBefore) return []
    let next = addDays(dateOfDay(template, index + 1), -daysAwayBefore(day))
    return day.awayBefore.map(({ id, days: length }) => {
      const from = next
      next = addDays(from, length)
      return { id, from, to: addDays(next, -1) }
    })
  })
}

/** The time away that holds the date. */
export function findAwayOn(template: Template, date: IsoDate): DatesAway | undefined {
  return listAway(template).find(({ from, to }) => from <= date && date <= to)
}

/** The plan with its days around these dates and around no others; what lies outside of it moves nothing. The same days are the same objects. */
export function layAway(template: Template, away: readonly DatesAway[]): Template {
  const gaps = layDays(template.startDate, away, template.weeks.flatMap(({ days }) => days).length)
  let index = 0
  const weeks = template.weeks.map((week) => {
    const days = week.days.map((day) => withAwayBefore(day, gaps[index++]!.awayBefore))
    return days.every((day, at) => day === week.days[at]) ? week : { ...week, days }
  })
  return weeks.every((week, at) => week === template.weeks[at]) ? template : { ...template, weeks }
}

/** When the days of a plan from a start are, around what is away. */
export function calendarAround(startDate: IsoDate, away: readonly DatesAway[]): PlanCalendar {
  const days = layDays(startDate, away, daysOfPlan)
  return { startDate, days: days.map(({ date }) => daysBetween(startDate, date)) }
}

/** Of an earlier plan, what lies within one that starts then. */
export function awayFrom(away: readonly DatesAway[], startDate: IsoDate): DatesAway[] {
  return away
    .filter(({ to }) => to >= startDate)
    .map((one) => (one.from < startDate ? { ...one, from: startDate } : one))
}

type LaidDay = Readonly<{ date: IsoDate; awayBefore: readonly TimeAway[] }>

function layDays(startDate: IsoDate, away: readonly DatesAway[], count: number): LaidDay[] {
  const waiting = away.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  let date = startDate
  return Array.from({ length: count }, () => {
    const awayBefore: TimeAway[] = []
    for (let gap = waiting[0]; gap && gap.from <= date; gap = waiting[0]) {
      waiting.shift()
      if (gap.to < date) continue
      awayBefore.push({ id: gap.id, days: daysBetween(date, gap.to) + 1 })
      date = addDays(gap.to, 1)
    }
    const laid = { date, awayBefore }
    date = addDays(date, 1)
    return laid
  })
}

function withAwayBefore(day: Day, awayBefore: readonly TimeAway[]): Day {
  const { awayBefore: before = [], ...rest } = day
  const isSame =
    before.length === awayBefore.length &&
    before.every(({ id, days }, at) => id === awayBefore[at]!.id && days === awayBefore[at]!.days)
  if (isSame) return day
  return awayBefore.length > 0 ? { ...rest, awayBefore } : rest
}
