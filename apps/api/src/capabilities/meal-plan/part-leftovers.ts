import { partLeftoversToFit } from '@butterleaf/domain/meal-plan/drawing/moving/part-leftovers-to-fit'
import { isMealOut } from '@butterleaf/domain/meal-plan/eating/doubtful-leftovers'
import type { LeftoverChoice } from '@butterleaf/domain/meal-plan/operations/moving/leftover-choice'
import { type FoundItem, findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { readLogEntries } from '#capabilities/food-log/operations.ts'
import { changeTemplate } from './change-plan.ts'
import type { TemplateKey } from './load-plan.ts'
import { type LoadedPlan, planningFor } from './plan.ts'
import type { PlanContext } from './plan-context.ts'

type Key = TemplateKey & ItemPlace

/** LIFE-2: the log says whether something else was eaten, the plan whether the dish's day is complete. */
export function partLeftovers(
  context: PlanContext,
  { leftovers, ...key }: Key & Readonly<{ leftovers: LeftoverChoice }>,
): Promise<LoadedPlan> {
  return changeTemplate(context, key, 'partLeftovers', async (template, loaded) => {
    const cooking = findItem(template, key)
    const wish = { leftovers, isOut: cooking ? await wasOut(context, key, template, cooking) : false }
    return partLeftoversToFit(planningFor(loaded), template, key, wish)
  })
}

async function wasOut(
  { database }: PlanContext,
  { userId }: Key,
  template: Template,
  cooking: FoundItem,
): Promise<boolean> {
  const date = dateOfDay(template, cooking.dayNumber)
  return isMealOut(template, cooking, await readLogEntries(database.db, userId, { from: date, to: date }))
}
