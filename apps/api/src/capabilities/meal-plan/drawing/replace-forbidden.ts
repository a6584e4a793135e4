import { finishRestoration, startRestoration } from '@butterleaf/domain/meal-plan/drawing/restoration'
import type { ItemId } from '@butterleaf/domain/meal-plan/item'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { type LoadedPlan, planningFor } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { requireTemplate } from '../refusal-error.ts'
import { drawSlots } from './draw-days.ts'

/**
 * PLAN-6: the template with another dish for each that who eats of it must not eat now, or that has left the cookbook. `only`: in these
 * slots; absent: in all.
 */
export async function replaceForbidden(
  { planner }: Pick<PlanContext, 'planner'>,
  loaded: LoadedPlan,
  template: Template,
  only?: ReadonlySet<ItemId>,
): Promise<Template> {
  const planning = planningFor(loaded)
  const start = startRestoration(planning, template, only)
  const draw = await drawSlots({ planner, cookbook: loaded.cookbook }, planning, start)
  return requireTemplate(finishRestoration(draw))
}
