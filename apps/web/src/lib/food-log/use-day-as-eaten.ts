import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { type DayFitAsEaten, dayAsEaten } from '@butterleaf/domain/meal-plan/shown/day-as-eaten'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { useShownLog } from './use-food-log.ts'

export function useDayAsEaten({ day, dayNumber }: Pick<FoundDay, 'day' | 'dayNumber'>): DayFitAsEaten {
  const { plan } = usePlan()
  const log = useShownLog()
  const dates = { date: dateOfDay(plan.template, dayNumber), today: useToday() }
  return dayAsEaten(plan, day, dates, log)
}
