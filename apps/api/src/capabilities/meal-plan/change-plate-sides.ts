import type { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { changeSidesToFit, refusalToSide } from '@butterleaf/domain/meal-plan/drawing/side-candidates'
import { mealOnWeekday } from '@butterleaf/domain/meal-plan/drawing/slot-on-weekday'
import { findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { changeTemplate } from './change-plan.ts'
import { resolveId, type TemplateKey } from './load-plan.ts'
import { type LoadedPlan, planningFor } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { refusalError } from './refusal-error.ts'

type Asked = NonNullable<(typeof actCalls.changeSides)['types']>['body']

/** PLATE-3: all sides of a plate at once, each refused by its field. */
export function changePlateSides(
  context: PlanContext,
  key: TemplateKey & ItemPlace,
  { sides }: Asked,
): Promise<LoadedPlan> {
  return changeTemplate(context, key, 'changeSides', (template, loaded) => {
    const planning = planningFor(loaded)
    const slot = findItem(template, key)
    const at = slot && mealOnWeekday(template, slot)
    const asked = sides.map(({ recipe, serving }) => {
      return { recipeId: resolveId(recipe, loaded.cookbook), servings: serving }
    })
    for (const [place, { recipeId }] of asked.entries()) {
      const refusal = refusalToSide(planning, recipeId, at)
      if (refusal) throw refusalError(refusal, `sides.${place}.recipe`)
    }
    const outcome = changeSidesToFit(planning, template, key, asked)
    if (!outcome.ok) throw refusalError(outcome.reason, fieldOf(outcome.reason))
    return outcome
  })
}

/** What of the request is the cause; the address, where nothing can stand beside. */
function fieldOf({ because }: Refusal): string {
  const isOfSides =
    because === 'too-many-sides' || because === 'side-twice' || because === 'servings-off-grid'
  return isOfSides ? 'sides' : 'itemId'
}
