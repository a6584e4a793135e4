import type { FoodExtra } from './food-extra.ts'
import type { LogFault } from './log-fault.ts'

/** Extras that take more than this of a day's calories leave no three meals (PLAN-1's floor). */
const mostShareOfADay = 1 / 3

/** LIFE-4: extras that a plan can't be made around: on one of its weekdays they take too much of a day of so many calories. */
export function extraShareFaults(
  extra: FoodExtra,
  others: readonly FoodExtra[],
  dayCalories: number,
): LogFault[] {
  const beside = others.filter((other) => other.id !== extra.id && overlap(other, extra))
  const most = dayCalories * mostShareOfADay
  const fullest = extra.weekdays.reduce((sum, weekday) => {
    const onDay = beside.filter(({ weekdays }) => weekdays.includes(weekday))
    return Math.max(
      sum,
      onDay.reduce((total, { figures }) => total + figures.calories, extra.figures.calories),
    )
  }, 0)
  if (fullest <= most) return []
  const limit = Math.floor(most)
  return [
    {
      field: 'figures.calories',
      message: `Extras of one day can take up to a third of its calories, ${limit} kcal. With this one they take ${Math.round(fullest)} kcal.`,
    },
  ]
}

function overlap(one: FoodExtra, other: FoodExtra): boolean {
  return !endsBefore(one, other) && !endsBefore(other, one)
}

function endsBefore({ until }: FoodExtra, { from }: FoodExtra): boolean {
  return until !== undefined && until < from
}
