import { type KitchenRecipe, kitchenOf } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { doPlannerTask } from '@butterleaf/domain/meal-plan/tasks/do-planner-task'
import type { PlannerAnswer, PlannerTask } from '@butterleaf/domain/meal-plan/tasks/planner-task'
import { workerData } from 'piscina'
import { cachePools } from './cache-pools.ts'

const kitchen = cachePools(kitchenOf(workerData as readonly KitchenRecipe[]))

/** What a planner thread does with one task. */
export default function doInThread(task: PlannerTask): PlannerAnswer {
  return doPlannerTask(kitchen, task)
}
