import {
  finishRandomDraw,
  type Scope,
  startRandomDraw,
} from '@butterleaf/domain/meal-plan/drawing/random-draw'
import { changeTemplate } from '../change-plan.ts'
import type { TemplateKey } from '../load-plan.ts'
import { type LoadedPlan, planningFor } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { drawSlots } from './draw-days.ts'

/** All free slots of a day or a week. */
export function randomizeSlots(context: PlanContext, key: TemplateKey, scope: Scope): Promise<LoadedPlan> {
  return changeTemplate(
    context,
    key,
    'dayId' in scope ? 'randomizeDay' : 'randomizeWeek',
    async (template, loaded) => {
      const { planner } = context
      const { plan, cookbook } = loaded
      const start = startRandomDraw(plan, template, scope)
      if (!start.ok) return start
      const draw = await drawSlots({ planner, cookbook }, planningFor(loaded), start.draw)
      return finishRandomDraw(draw, scope)
    },
  )
}
