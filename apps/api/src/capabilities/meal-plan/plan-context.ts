import { batchLookups } from '@butterleaf/server-kit/process/batch-lookups'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import { type QueueByKey, queueByKey } from '@butterleaf/server-kit/process/queue-by-key'
import type { AppContext } from '#platform/app-context.ts'
import { openPlanEvents } from './events/open-events.ts'
import type { PlanEvents } from './events/plan-events.ts'
import type { LoadedPlan } from './plan.ts'
import { findHeads, type PlanHead } from './storing/store.ts'

/** What the plan's operations stand on; one in a process, for all that change plans. */
export type PlanContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes' | 'planner'> & {
    events: PlanEvents
    /** By user: changes of one plan within this process never compete. */
    queueChange: QueueByKey
    findHead(userId: string): Promise<PlanHead | undefined>
    /** By user, the plans used last; each holds for its id, its version and its recipes' edition, which are asked for first. */
    planCache: BoundedMap<LoadedPlan>
  }
>

/** Some tens of kilobytes each. */
const mostCachedPlans = 256

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
    planCache: new BoundedMap(mostCachedPlans),
  }
}
