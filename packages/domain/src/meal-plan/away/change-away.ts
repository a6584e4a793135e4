import { addDays, daysBetween, type IsoDate } from '../../calendar/iso-date.ts'
import { daysOfPlan } from '../../meals/meals.ts'
import type { Outcome } from '../operations/change-template.ts'
import { type AwayFault, type Refusal, refuse } from '../refusal.ts'
import { dateOfDay, datesOf, type Template } from '../template.ts'
import { type DatesAway, layAway, listAway } from './times-away.ts'

/** A year: who is away for longer makes a new plan. */
export const longestDaysAway = 366
export const mostTimesAway = 28

/** TOG-1: why a person can't be away on these dates; undefined where they can. */
export function findAwayFault(
  template: Template,
  { from, to }: Pick<DatesAway, 'from' | 'to'>,
): AwayFault | undefined {
  const away = listAway(template)
  const complete = lastCompleteDate(template)
  const holds = (date: IsoDate) => away.some((one) => one.from <= date && date <= one.to)
  const isAround = away.some((one) => one.from >= from && one.from <= to)
  if (from > to) return { field: 'to', fault: 'from-after-to' }
  if (daysBetween(from, to) >= longestDaysAway) return { field: 'to', fault: 'too-long' }
  if (from < template.startDate || from > dateOfDay(template, daysOfPlan))
    return { field: 'from', fault: 'outside' }
  if (complete !== undefined && from <= complete) return { field: 'from', fault: 'over-complete-day' }
  if (holds(from)) return { field: 'from', fault: 'overlaps' }
  if (isAround) return { field: 'to', fault: 'overlaps' }
  return away.length >= mostTimesAway ? { field: 'from', fault: 'too-many' } : undefined
}

/** TOG-1: the days that were to come then come after it. No complete day moves. */
export function addAway(template: Template, away: DatesAway): Outcome {
  const fault = findAwayFault(template, away)
  if (fault) return refuse({ because: 'away-at-fault', ...fault })
  return { ok: true, template: layAway(template, [...listAway(template), away]) }
}

/** The days go back to where they would be without it. */
export function removeAway(template: Template, awayId: string): Outcome {
  const away = listAway(template)
  const left = away.filter(({ id }) => id !== awayId)
  if (left.length === away.length) return refuse({ because: 'not-there' })
  return layUnlessEaten(template, left)
}

/** What a change made of the times away, and what they were before it. */
export type AwayChange = Readonly<{ before: readonly DatesAway[]; after: readonly DatesAway[] }>

/** LIFE-8: takes such a change back; what was changed since stays. Refused where days that were eaten since would move. */
export function bringBackAway(template: Template, change: AwayChange): Outcome {
  const refusal = refusalToBringBackAway(template, change)
  return refusal ? refuse(refusal) : layUnlessEaten(template, awayBeforeChange(template, change))
}

export function refusalToBringBackAway(template: Template, change: AwayChange): Refusal | undefined {
  const target = awayBeforeChange(template, change)
  if (isSameAway(target, listAway(template))) return { because: 'not-there' }
  if (target.some((one, at) => at > 0 && one.from <= target[at - 1]!.to))
    return { because: 'away-at-fault', field: 'from', fault: 'overlaps' }
  const laid = layUnlessEaten(template, target)
  return laid.ok ? undefined : laid.reason
}

/** Undefined where they are the same. */
export function awayChange(before: Template, after: Template): AwayChange | undefined {
  const change = { before: listAway(before), after: listAway(after) }
  return isSameAway(change.before, change.after) ? undefined : change
}

function awayBeforeChange(template: Template, { before, after }: AwayChange): DatesAway[] {
  const isIn = (away: readonly DatesAway[], { id }: DatesAway) => away.some((one) => one.id === id)
  const now = listAway(template)
  const stays = now.filter((one) => isIn(before, one) || !isIn(after, one))
  const comesBack = before.filter((one) => !isIn(after, one) && !isIn(now, one))
  return [...stays, ...comesBack].toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

function isSameAway(one: readonly DatesAway[], other: readonly DatesAway[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function layUnlessEaten(template: Template, away: readonly DatesAway[]): Outcome {
  const laid = layAway(template, away)
  const [dates, datesThen] = [datesOf(template), datesOf(laid)]
  const days = template.weeks.flatMap((week) => week.days)
  const moved = days.findIndex(({ isComplete }, at) => isComplete && dates[at] !== datesThen[at])
  return moved === -1
    ? { ok: true, template: laid }
    : refuse({ because: 'away-before-complete-day', dayNumber: moved + 1 })
}

function lastCompleteDate(template: Template): IsoDate | undefined {
  const last = template.weeks.flatMap((week) => week.days).findLastIndex(({ isComplete }) => isComplete)
  return last === -1 ? undefined : dateOfDay(template, last + 1)
}

/** TOG-1: the dates before today since the first day that wasn't eaten, without those that were away; empty where all were eaten. */
export function findUneatenDates(template: Template, today: IsoDate): Pick<DatesAway, 'from' | 'to'>[] {
  const complete = template.weeks.flatMap((week) => week.days).findLastIndex((day) => day.isComplete)
  if (complete + 1 >= daysOfPlan) return []
  const first = dateOfDay(template, complete + 2)
  const yesterday = addDays(today, -1)
  const away = listAway(template).filter(({ from, to }) => to >= first && from <= yesterday)
  const begins = [first, ...away.map(({ to }) => addDays(to, 1))]
  const ends = [...away.map(({ from }) => addDays(from, -1)), yesterday]
  return begins.map((from, at) => ({ from, to: ends[at]! })).filter(({ from, to }) => from <= to)
}
