import type { PlanDates } from '@butterleaf/domain/food-log/entry-faults'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { AppContext } from '#platform/app-context.ts'

type FoodLogNews = Readonly<{ userId: string; foodLog: true }>

/** What the log needs of the plan, as values: the plan counts with the log, so the log never imports the plan. */
export type FoodLogContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes'> & {
    findPlanDates(userId: string): Promise<PlanDates | undefined>
    events: Readonly<{
      announceIn(transaction: Db, news: FoodLogNews): Promise<void>
      announceHere(news: FoodLogNews): void
    }>
  }
>
