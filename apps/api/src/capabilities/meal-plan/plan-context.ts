import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import type { AppContext } from '#platform/app-context.ts'
import { askedTogether } from './asked-together.ts'
import { openPlanEvents } from './events/open-events.ts'
import type { PlanEvents } from './events/plan-events.ts'
import { type InTurn, inTurnByKey } from './in-turn.ts'
import type { LoadedPlan } from './plan.ts'
import { findHeads, type PlanHead } from './store.ts'

/** What the plan's operations stand on; one in a process, for all that change plans. */
export type PlanContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'recipes' | 'planner'> & {
    events: PlanEvents
    /** By user: changes of one plan within this process never compete. */
    inTurn: InTurn
    headOf(userId: string): Promise<PlanHead | undefined>
    /** By user, the plans used last; each holds for its id, its version and its recipes' edition, which are asked for first. */
    keptPlans: BoundedMap<LoadedPlan>
  }
>

/** Some tens of kilobytes each. */
const mostKeptPlans = 256

/** Its events are to be closed with the app. */
export function openPlanContext(context: AppContext): PlanContext {
  const { config, database, clock, recipes, planner } = context
  return {
    database,
    clock,
    recipes,
    planner,
    events: openPlanEvents(config.database),
    inTurn: inTurnByKey(),
    headOf: askedTogether((userIds) => findHeads(database.db, userIds)),
    keptPlans: new BoundedMap(mostKeptPlans),
  }
}
