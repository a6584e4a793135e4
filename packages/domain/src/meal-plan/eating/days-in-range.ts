import type { IsoDate } from '../../calendar/iso-date.ts'
import { deviationOf } from '../../nutrition/deviation.ts'
import type { DayFit, MacrosPerServing } from '../fit.ts'
import type { FoundDay } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'
import { eatenTotals, type FoodLog, mealsNotCounted } from './eaten-day.ts'

/** A day's two verdicts; `asEaten` is undefined where a meal isn't counted. */
export type JudgedDay = Readonly<{ date: IsoDate; asPlanned: boolean; asEaten: boolean | undefined }>

/** A day by its certificate as planned, and by what was eaten of it and besides. */
export function judgeDay(
  template: Template,
  { day, dayNumber }: Pick<FoundDay, 'day' | 'dayNumber'>,
  { planned, macrosOf, log }: Readonly<{ planned: DayFit; macrosOf: MacrosPerServing; log: FoodLog }>,
): JudgedDay {
  const date = dateOfDay(template, dayNumber)
  const isKnown = mealsNotCounted(log.entries, date).size === 0
  const eaten = eatenTotals(day, date, macrosOf, log)
  const asEaten = isKnown ? deviationOf(eaten, planned.target) === 0 : undefined
  return { date, asPlanned: planned.inRange, asEaten }
}

export type DaysInRange = Readonly<{
  /** Of all days. */
  asPlanned: DayShare
  /** Of the days that passed and can be judged. */
  asEaten: DayShare
}>

export type DayShare = Readonly<{ inRange: number; days: number }>

/** LIFE-9: what a plan promised, and what came of it. Today isn't over, so it isn't among the days that passed. */
export function countDaysInRange(days: readonly JudgedDay[], today: IsoDate): DaysInRange {
  const judged = days.filter(({ date, asEaten }) => date < today && asEaten !== undefined)
  return {
    asPlanned: { inRange: days.filter(({ asPlanned }) => asPlanned).length, days: days.length },
    asEaten: { inRange: judged.filter(({ asEaten }) => asEaten).length, days: judged.length },
  }
}
