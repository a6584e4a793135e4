import type { Weekday } from '../calendar/weekday.ts'
import { mostShareOfADay } from '../onboarding/snack/snack-room.ts'
import type { FoodExtra } from './food-extra.ts'
import type { LogFault } from './log-entry.ts'

/** Of the day that an extra is for, in kcal: the middle of its range, and what is left free for snacks (LIFE-7). */
export type DayCalories = Readonly<{ target: number; room: number }>

/** LIFE-4: extras that a plan can't be made around: on one of its weekdays they take too much of a day of so many calories. */
export function extraShareFaults(
  extra: FoodExtra,
  others: readonly FoodExtra[],
  { target, room }: DayCalories,
): LogFault[] {
  const beside = others.filter((other) => other.id !== extra.id && overlap(other, extra))
  const most = target * mostShareOfADay
  const takes = room + mostCaloriesOnAWeekday([...beside, extra], extra.weekdays)
  if (takes <= most) return []
  const what = room > 0 ? 'Extras of one day and its room for snacks' : 'Extras of one day'
  return [
    {
      field: 'figures.calories',
      message: `${what} can take up to a third of its calories, ${Math.floor(most)} kcal. With this one they take ${Math.round(takes)} kcal.`,
    },
  ]
}

/** What extras come to on the one of these weekdays that has most. */
export function mostCaloriesOnAWeekday(extras: readonly FoodExtra[], on: readonly Weekday[]): number {
  const sums = on.map((weekday) =>
    extras
      .filter(({ weekdays }) => weekdays.includes(weekday))
      .reduce((total, { figures }) => total + figures.calories, 0),
  )
  return Math.max(0, ...sums)
}

function overlap(one: FoodExtra, other: FoodExtra): boolean {
  return !endsBefore(one, other) && !endsBefore(other, one)
}

function endsBefore({ until }: FoodExtra, { from }: FoodExtra): boolean {
  return until !== undefined && until < from
}
