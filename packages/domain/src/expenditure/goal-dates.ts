import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import type { Pace } from './pace-of.ts'

/** When a goal weight is reached with the target of now, and with a proposed one; null where it isn't within two years. */
export type GoalDates = Readonly<{ before: IsoDate | null; after: IsoDate | null }>

type Facts = Readonly<{
  pace: Pace
  /** How many calories a day the target changes by. */
  changeKcal: number
  fromGrams: number
  goalGrams: number
  today: IsoDate
}>

const longestDays = 730

/** MAP-6: from the middle of the pace, since both dates are as unsure. */
export function goalDatesOf({ pace, changeKcal, fromGrams, goalGrams, today }: Facts): GoalDates {
  const gramsADay = (pace.lowGrams + pace.highGrams) / 2
  const dateAt = (grams: number): IsoDate | null => {
    const days = Math.ceil((goalGrams - fromGrams) / grams)
    return days > 0 && days <= longestDays ? addDays(today, days) : null
  }
  return { before: dateAt(gramsADay), after: dateAt(gramsADay + changeKcal * pace.gramsPerKcal) }
}
