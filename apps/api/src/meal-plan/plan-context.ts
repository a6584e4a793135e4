import type { AppContext } from '../app-context.ts'
import { openPlanEvents } from './events/open-events.ts'
import type { PlanEvents } from './events/plan-events.ts'
import { type InTurn, inTurnByKey } from './in-turn.ts'

/** What the plan's operations stand on; one in a process, for all that change plans. */
export type PlanContext = Readonly<
  Pick<AppContext, 'database' | 'clock' | 'cookbook' | 'planner'> & {
    events: PlanEvents
    /** By user: changes of one plan within this process never compete. */
    inTurn: InTurn
  }
>

/** Its events are to be closed with the app. */
export function openPlanContext(context: AppContext): PlanContext {
  const { config, database, clock, cookbook, planner } = context
  return {
    database,
    clock,
    cookbook,
    planner,
    events: openPlanEvents(config.database),
    inTurn: inTurnByKey(),
  }
}
