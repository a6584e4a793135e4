import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { daysOfWeek } from '../meals/meals.ts'
import type { Item } from './item.ts'

export type TemplateId = string
export type WeekId = string
export type DayId = string

/** `items`: one for each meal eaten that day, in the order of `meals`. */
export type Day = Readonly<{ id: DayId; isComplete: boolean; items: readonly Item[] }>
/** `days`: seven. */
export type Week = Readonly<{ id: WeekId; days: readonly Day[] }>

/** Drawn for the user, or built by them. */
export type TemplateMode = 'generated' | 'own'

export type Template = Readonly<{
  id: TemplateId
  /** An instant, ISO 8601. */
  createdAt: string
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

/** PLAN-7. */
export function dateOfDay({ startDate }: Template, dayNumber: number): IsoDate {
  return addDays(startDate, dayNumber - 1)
}

export function itemsOf({ days }: Week): readonly Item[] {
  return days.flatMap(({ items }) => items)
}
