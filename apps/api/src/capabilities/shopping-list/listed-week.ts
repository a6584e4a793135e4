import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { TimedCooking } from '@butterleaf/domain/shopping-list/asks/list-ask'
import type { ListDays } from '@butterleaf/domain/shopping-list/home/plan-stock'
import type { DatedCooking } from '@butterleaf/domain/shopping-list/listed-cooking'
import type { LoadedPlan } from '#capabilities/meal-plan/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { ListKey } from './store.ts'

/** The week of a list: its cookings, the foods that may be ticked, and the key of its marks. */
export type ListedWeek = Readonly<{
  key: ListKey
  items: readonly DatedCooking[]
  /** Of the whole plan. */
  cookings: readonly TimedCooking[]
  days: ListDays
  startDate: IsoDate
  foodsByName: Cookbook['foodsByName']
  loaded: LoadedPlan
}>
