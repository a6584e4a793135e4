import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { dropForbidden } from '@butterleaf/domain/meal-plan/template-operations/drop-forbidden'
import {
  keptDays,
  regenerateTemplate,
} from '@butterleaf/domain/meal-plan/template-operations/regenerate-template'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { DrawRequest } from '#platform/planner/draw-request.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { forbiddenFor } from './choose-recipe.ts'
import { draftFor } from './create-plan.ts'
import { type DrawContext, drawDays, keptOf } from './draw.ts'
import { newPartId, newPlanId, newSeed } from './new-ids.ts'
import type { Plan } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { settled } from './settled.ts'

export type Regeneration = {
  answers: Questionnaire
  /** Of day 1; absent: where it was while something was eaten of the plan, else today. */
  startDate: IsoDate | undefined
  today: IsoDate
}

/** SET-3, PLAN-6: a new template from these answers, with what was eaten and locked; the old one is archived beside it. */
export async function regeneratePlan(
  { planner, cookbook, clock }: Pick<PlanContext, 'clock'> & DrawContext,
  plan: Plan,
  { answers, startDate, today }: Regeneration,
): Promise<Plan> {
  const diner = { answers, interactions: plan.interactions }
  const old = withoutForbidden(plan.active.template, cookbook, diner)
  const seed = newSeed()
  const hasBegun = keptDays(old).some(({ isComplete }) => isComplete)
  const about = {
    id: newPlanId(),
    createdAt: clock.now().toISOString(),
    startDate: startDate ?? (hasBegun ? old.startDate : today),
  }
  const draft = await draftFor(answers, about, () =>
    drawDays({ planner, cookbook }, diner, { kept: keptThrough(old), seed, explain: true }),
  )
  const template = settled(regenerateTemplate(old, draft, newPartId))
  return { ...plan, answers, active: { template, seed } }
}

function withoutForbidden(
  template: Template,
  cookbook: Cookbook,
  diner: Pick<Plan, 'answers' | 'interactions'>,
): Template {
  return dropForbidden(template, isForbiddenIn(cookbook, diner)).template
}

/** By the id that stands in a plan. */
export function isForbiddenIn(
  cookbook: Cookbook,
  diner: Pick<Plan, 'answers' | 'interactions'>,
): (recipeId: string) => boolean {
  const because = forbiddenFor(cookbook, diner)
  return (recipeId) => {
    const recipe = cookbook.recipe(recipeId)
    return recipe !== undefined && because(recipe) !== undefined
  }
}

function keptThrough(old: Template): DrawRequest['kept'] {
  return keptOf(
    keptDays(old).flatMap(({ items }, day) => items.map((item) => ({ item, dayNumber: day + 1 }))),
  )
}
