import type { PlanDates } from '@butterleaf/domain/food-log/entry-faults'
import type { DayCalories } from '@butterleaf/domain/food-log/extra-share-faults'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { QueueByKey } from '@butterleaf/server-kit/process/queue-by-key'
import type { AppContext } from '#platform/app-context.ts'

type FoodLogNews = Readonly<{ userId: string; foodLog: true }>
type PlanNews = Readonly<{ userId: string; version: number }>

/** What the log needs of the plan, as values: the plan counts with the log, so the log never imports the plan. */
export type FoodLogContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes'> & {
    /** By user: what counts a day's entries and then writes one never competes within this process. */
    queueChange: QueueByKey
    findPlanDates(userId: string): Promise<PlanDates | undefined>
    /** LIFE-4, LIFE-7: undefined without a plan. */
    findDayCalories(userId: string): Promise<DayCalories | undefined>
    /** LIFE-4: a plan counts extras, so it has another version with them; undefined without a plan. */
    raisePlanVersion(transaction: Db, userId: string): Promise<PlanNews | undefined>
    events: Readonly<{
      announceIn(transaction: Db, news: FoodLogNews | PlanNews): Promise<void>
      announceHere(news: FoodLogNews | PlanNews): void
    }>
  }
>
