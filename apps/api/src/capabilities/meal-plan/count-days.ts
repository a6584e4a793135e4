import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import {
  countDaysInRange,
  type DaysInRange,
  judgeDay,
} from '@butterleaf/domain/meal-plan/eating/days-in-range'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { daysIn } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { readFoodLog } from '#capabilities/food-log/operations.ts'
import type { LoadedPlan } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { showingFor } from './showing.ts'

export type WeekInRange = DaysInRange & Readonly<{ weekId: string; weekNumber: number; isLogged: boolean }>

/** LIFE-9: by week, as planned and as eaten until today. */
export async function countWeeksInRange(
  { database }: Pick<PlanContext, 'database'>,
  { plan, cookbook }: LoadedPlan,
  today: IsoDate,
): Promise<readonly WeekInRange[]> {
  const { template } = plan.active
  const dates = { from: dateOfDay(template, 1), to: dateOfDay(template, daysOfPlan) }
  const log = await readFoodLog(database.db, plan.userId, dates)
  const { macrosOf, fitOf } = showingFor(plan, cookbook)
  return template.weeks.map((week, weekIndex) => {
    const days = daysIn({ week, weekIndex }).map((found) => {
      const planned = fitOf(found.day, dateOfDay(template, found.dayNumber))
      return {
        ...judgeDay(template, found, { planned, macrosOf, log }),
        isBesides: planned.besides !== undefined || planned.snackRoom !== undefined,
      }
    })
    const isLogged = days.some(({ date, isBesides }) => isBesides || isOnDate(log, date))
    return { weekId: week.id, weekNumber: weekIndex + 1, ...countDaysInRange(days, today), isLogged }
  })
}

function isOnDate({ entries }: FoodLog, date: IsoDate): boolean {
  return entries.some((entry) => entry.date === date)
}

/** Of all weeks together. */
export function sumDaysInRange(weeks: readonly DaysInRange[]): DaysInRange {
  const sumOf = (name: keyof DaysInRange) => ({
    inRange: weeks.reduce((sum, week) => sum + week[name].inRange, 0),
    days: weeks.reduce((sum, week) => sum + week[name].days, 0),
  })
  return { asPlanned: sumOf('asPlanned'), asEaten: sumOf('asEaten') }
}
