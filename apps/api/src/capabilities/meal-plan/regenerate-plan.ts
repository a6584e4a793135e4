import {
  prepareRegeneration,
  type RegenerationDates,
} from '@butterleaf/domain/meal-plan/drawing/prepare-regeneration'
import { regenerateTemplate } from '@butterleaf/domain/meal-plan/template-operations/regenerate-template'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { AtHomeMark } from '@butterleaf/domain/shopping-list/home/at-home-marks'
import { refuseCrowdedRoom } from './answers/refuse-crowded-room.ts'
import { changeActive } from './change-plan.ts'
import { drawDraft, newPartId } from './drawing/draw-draft.ts'
import type { TemplateKey } from './load-plan.ts'
import type { LoadedPlan } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import type { Pantry } from './proposals/pantry.ts'
import { requireTemplate } from './refusal-error.ts'

export type RegenerationWish = RegenerationDates &
  Readonly<{ answersAfter: (before: Questionnaire) => Questionnaire }>

/**
 * SET-3, PLAN-6: a new template from these answers, with what was eaten and locked; the old one is archived beside it. A plan that is
 * followed by the next one leaves what it didn't use (PAN-1, MAP-4).
 */
export function regeneratePlan(
  context: PlanContext,
  pantry: Pantry,
  key: TemplateKey,
  { answersAfter, ...dates }: RegenerationWish,
): Promise<LoadedPlan> {
  let left: readonly AtHomeMark[] = []
  const regenerate = async (loaded: LoadedPlan) => {
    const { plan, cookbook } = loaded
    const answers = answersAfter(plan.answers)
    const diner = { answers, interactions: plan.interactions, extras: plan.extras }
    refuseCrowdedRoom(diner, dates.today, 'resources.preferences.')
    const planning = { kitchen: cookbook.kitchen, diner }
    const { old, isNext, ...wish } = prepareRegeneration(planning, plan.active.template, dates)
    const { draft, seed } = await drawDraft({ ...context, cookbook }, diner, {
      ...wish,
      version: plan.version + 1,
    })
    const template = requireTemplate(regenerateTemplate(old, draft, newPartId, { isNext }))
    const next = { startDate: template.startDate, nowMs: context.clock.now().getTime() }
    left = isNext ? await pantry.findLeft(loaded, next) : []
    // Other weeks have lists of their own.
    const listId = isNext ? template.id : plan.active.listId
    return { ...plan, answers, active: { template, seed, listId } }
  }
  return changeActive(context, key, 'regeneratePlan', regenerate, (transaction) =>
    pantry.writeAtHome(transaction, key.userId, left),
  )
}
