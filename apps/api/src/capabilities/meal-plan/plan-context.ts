import { batchLookups } from '@butterleaf/server-kit/process/batch-lookups'
import { type QueueByKey, queueByKey } from '@butterleaf/server-kit/process/queue-by-key'
import type { AppContext } from '#platform/app-context.ts'
import { openPlanEvents } from './events/open-events.ts'
import type { PlanEvents } from './events/plan-events.ts'
import { openPlanCache, type PlanCache } from './plan-cache.ts'
import { findHeads, type PlanHead } from './storing/store.ts'

/** What the plan's operations stand on; one in a process, for all that change plans. */
export type PlanContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes' | 'planner'> & {
    events: PlanEvents
    /** By user: changes of one plan within this process never compete. */
    queueChange: QueueByKey
    findHead(userId: string): Promise<PlanHead | undefined>
    planCache: PlanCache
    /** A database that this process has to itself. */
    isSoleWriter: boolean
  }
>

/** Its events are to be closed with the app. */
export function openPlanContext(context: AppContext): PlanContext {
  const { config, database, clock, recipes, planner } = context
  return {
    database,
    clock,
    recipes,
    planner,
    events: openPlanEvents(config.database),
    queueChange: queueByKey(),
    findHead: batchLookups((userIds) => findHeads(database.db, userIds)),
    planCache: openPlanCache(),
    isSoleWriter: config.database.engine === 'sqlite',
  }
}
