import type { Food } from '@butterleaf/cookbook/foods/food'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { AtHomeMark } from '@butterleaf/domain/shopping-list/home/at-home-marks'
import type { ListDays } from '@butterleaf/domain/shopping-list/home/plan-stock'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { LoadedPlan } from '../plan.ts'

/** What proposals and a next plan ask of the shopping list; another capability's. */
export type Pantry = Readonly<{
  /** The lists that a person still shops for, by day. */
  findListsAhead(loaded: LoadedPlan, today: IsoDate): Promise<readonly ListDays[]>
  mayEat(loaded: LoadedPlan): (food: Food) => boolean
  /** PAN-1: of a plan that was eaten to its end, for the one that begins on that day. */
  findLeft(loaded: LoadedPlan, next: Readonly<{ startDate: IsoDate; nowMs: number }>): Promise<AtHomeMark[]>
  writeAtHome(db: Db, userId: string, marks: readonly AtHomeMark[]): Promise<void>
}>
