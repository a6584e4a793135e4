import type { IsoDate } from '../calendar/iso-date.ts'

/** A day's two verdicts; `asEaten` is undefined where a meal isn't counted. */
export type JudgedDay = Readonly<{ date: IsoDate; asPlanned: boolean; asEaten: boolean | undefined }>

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
