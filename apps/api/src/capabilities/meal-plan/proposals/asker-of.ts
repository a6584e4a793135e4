import { dinerOf } from '@butterleaf/domain/meal-plan/drawing/diner'
import type { PlannerAsker } from '@butterleaf/domain/meal-plan/tasks/planner-task'
import { recipesBesideThreads } from '../drawing/recipes-beside-threads.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'

/** For whom the planner's threads propose something. */
export function askerOf(
  { planner }: Pick<PlanContext, 'planner'>,
  { plan, cookbook }: LoadedPlan,
): PlannerAsker {
  return {
    own: recipesBesideThreads({ planner, cookbook }),
    diner: dinerOf(plan),
    template: plan.active.template,
  }
}
