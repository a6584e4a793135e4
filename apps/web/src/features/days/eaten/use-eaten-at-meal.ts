import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { entriesOn } from '@butterleaf/domain/food-log/log-entry'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { useShownLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'

export type EatenAtMeal = Readonly<{
  /** Instead of the meal, and beside it. */
  entries: readonly LogEntry[]
  /** Something was eaten instead. */
  isOut: boolean
}>

export function useEatenAtMeal({ item, dayNumber }: FoundItem): EatenAtMeal {
  const { template } = usePlan().plan
  const log = useShownLog()
  const entries = entriesOn(log.entries, dateOfDay(template, dayNumber)).filter(
    ({ place }) => place.kind !== 'snack' && place.meal === item.meal,
  )
  return { entries, isOut: entries.some(({ place }) => place.kind === 'instead') }
}
