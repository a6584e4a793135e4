import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import type { PlanCalendar } from '../calendar/plan-calendar.ts'
import { oncePerValue } from '../derived/once-per-value.ts'
import { daysOfWeek } from '../meals/meals.ts'
import type { MacroRanges } from '../nutrition/ranges.ts'
import type { Eater, EaterId } from '../onboarding/questionnaire.ts'
import type { Item, ItemId } from './item.ts'

export type TemplateId = string
export type WeekId = string
export type DayId = string

/** TOG-1: whole days on which the person isn't there. */
export type TimeAway = Readonly<{ id: string; days: number }>

/** TOG-2: who eats along at one meal. `avoids`: what one of them may not eat; absent where they eat everything. */
export type Guests = Readonly<{ adults: number; children: number; avoids?: Eater['avoids'] | undefined }>

/**
 * `items`: one for each meal eaten that day, in the order of `meals`. `awayBefore`: what lies between this day and the one before it;
 * absent where nothing does, as in what older versions stored. So
 * are `guests`, of the slots at which others eat along, and `absent`, of those at which people of the table don't (TOG-3).
 */
export type Day = Readonly<{
  id: DayId
  isComplete: boolean
  items: readonly Item[]
  /** LEARN-3: what it was eaten by, where another target was taken since. */
  eatenBy?: MacroRanges
  awayBefore?: readonly TimeAway[]
  guests?: Readonly<Record<ItemId, Guests>>
  absent?: Readonly<Record<ItemId, readonly EaterId[]>>
}>
/** `days`: seven. */
export type Week = Readonly<{ id: WeekId; days: readonly Day[] }>

/** Drawn for the user, or built by them. */
export type TemplateMode = 'generated' | 'own'

export type Template = Readonly<{
  id: TemplateId
  /** An instant, ISO 8601. */
  createdAt: string
  /** Where its calendar begins: the date of day 1, unless that is away. */
  startDate: IsoDate
  mode: TemplateMode
  /** How many weeks from the first on were planned at some time; emptying a slot later takes none of them back (DAY-3). */
  reachedWeeks: number
  /** Four (BIZ-8). */
  weeks: readonly Week[]
}>

/** 1 to 28, as people count the days of a plan. */
export function dayNumberOf(weekIndex: number, dayIndex: number): number {
  return weekIndex * daysOfWeek + dayIndex + 1
}

/** PLAN-7, TOG-1: the one place that turns a day's number into its date. */
export function dateOfDay(template: Template, dayNumber: number): IsoDate {
  return addDays(template.startDate, daysSinceStart(template, dayNumber))
}

/** TOG-1: how many days of the calendar a day is after the plan's start. */
export function daysSinceStart({ weeks }: Pick<Template, 'weeks'>, dayNumber: number): number {
  return dayNumber - 1 + (awayUntil(weeks)[dayNumber - 1] ?? 0)
}

/** By day, how many days away lie before it. */
const awayUntil = oncePerValue((weeks: readonly Week[]) => {
  let away = 0
  return weeks.flatMap(({ days }) => days.map((day) => (away += daysAwayBefore(day))))
})

export function daysAwayBefore({ awayBefore = [] }: Pick<Day, 'awayBefore'>): number {
  return awayBefore.reduce((sum, { days }) => sum + days, 0)
}

/** The dates of all its days. */
export function datesOf(template: Template): IsoDate[] {
  return calendarOf(template).days.map((day) => addDays(template.startDate, day))
}

/** The same for templates whose days have the same dates around the same times away. */
export function calendarText({ startDate, weeks }: Pick<Template, 'startDate' | 'weeks'>): string {
  return `${startDate} ${awayText(weeks)}`
}

const awayText = oncePerValue((weeks: readonly Week[]) =>
  JSON.stringify(weeks.map(({ days }) => days.map(({ awayBefore = 0 }) => awayBefore))),
)

/** TOG-1: what lists and stock go by. */
export function calendarOf(template: Pick<Template, 'startDate' | 'weeks'>): PlanCalendar {
  const { startDate, weeks } = template
  const days = weeks.flatMap((week) => week.days)
  return { startDate, days: days.map((_, index) => daysSinceStart(template, index + 1)) }
}

export function itemsOf({ days }: Week): readonly Item[] {
  return days.flatMap(({ items }) => items)
}
