import { setTimeout as pause } from 'node:timers/promises'
import { isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { randomizeItem } from '@butterleaf/domain/meal-plan/drawing/randomize-item'
import { allItems, findById, placeOf } from '@butterleaf/domain/meal-plan/places'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import { makeDraft } from '@butterleaf/domain/meal-plan/template-operations/draft'
import { gramsFromKg } from '@butterleaf/domain/nutrition/weight'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { recordChange } from '../history/record-change.ts'
import { type LoadedPlan, type Plan, planningFor, withTemplate } from '../plan.ts'
import { type PlanBytes, planBytes } from '../presenting/plan-bytes.ts'
import { requireTemplate } from '../refusal-error.ts'
import { newPartId } from './draw-draft.ts'

/** An invented person. */
const answers: Questionnaire = {
  ...{
    gender: 'female',
    ageYears: 36,
    heightCm: 168,
    weight: gramsFromKg(74),
    activity: 'moderate',
    goal: 'lose',
  },
  ...{ mode: 'own', units: 'us', diets: [], exclusions: [], avoidedFoods: [], meals: {} },
}
const pauseMs = 4

/**
 * Draws each slot of an invented plan, which nobody sees and nothing stores: V8 has compiled the way of a draw before people press the
 * dice. Requests come first: one draw, then a pause. Comes back with the number of slots it filled.
 */
export async function warmUpDraws(cookbook: Cookbook): Promise<number> {
  const bytesOf = planBytes()
  let loaded: LoadedPlan = { plan: emptyPlan(), cookbook }
  for (const found of allItems(loaded.plan.active.template)) {
    await pause(pauseMs)
    loaded = drawn(loaded, { itemId: found.item.id, bytesOf })
  }
  return loaded.plan.version - 1
}

function drawn(loaded: LoadedPlan, { itemId, bytesOf }: { itemId: string; bytesOf: PlanBytes }): LoadedPlan {
  const { plan, cookbook } = loaded
  const { template } = plan.active
  const found = findById(template, itemId)
  const outcome = found && randomizeItem(planningFor(loaded), template, placeOf(found))
  if (!found || !outcome?.ok) return loaded
  const after = withTemplate({ ...plan, version: plan.version + 1 }, outcome.template)
  recordChange(plan, after, 'randomizeItem', new Date(0))
  const changed = { plan: after, cookbook }
  bytesOf.changes(changed, { since: plan.version, days: new Set([found.day.id]), interactions: false })
  return changed
}

function emptyPlan(): Plan {
  const created = new Date(0)
  const startDate = isoDateInTimeZone(created, 'UTC')
  const draft = makeDraft(answers, { id: 'warm-up', createdAt: created.toISOString(), startDate }, [])
  const template = requireTemplate(createTemplate(draft, newPartId))
  const active = { template, seed: 'warm-up', listId: template.id }
  return { userId: 'warm-up', id: 'warm-up', version: 1, answers, interactions: [], active }
}
