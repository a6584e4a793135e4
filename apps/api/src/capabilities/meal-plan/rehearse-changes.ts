import { setTimeout as pause } from 'node:timers/promises'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { randomizeItem } from '@butterleaf/domain/meal-plan/drawing/randomize-item'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import { lockItem, unlockItem } from '@butterleaf/domain/meal-plan/operations/lock-item'
import { allItems, placeOf } from '@butterleaf/domain/meal-plan/places'
import { createTemplate } from '@butterleaf/domain/meal-plan/template-operations/create-template'
import { drawDraft, newPartId } from './draw-draft.ts'
import { type LoadedPlan, planningFor } from './plan.ts'
import { openPlanCache } from './plan-cache.ts'
import type { PlanContext } from './plan-context.ts'
import { planBytes } from './presenting/plan-bytes.ts'
import { answersFrom } from './read-answers.ts'
import { requireTemplate } from './refusal-error.ts'

type Rehearsing = Pick<PlanContext, 'recipes' | 'planner' | 'clock'>

/** So much that V8 has compiled what a change runs. Each takes a millisecond or two, and requests come between any two. */
const rehearsals = 400
const betweenMs = 1

const meal = { skip: 0, leftover: 0, variety: 1, time: 30, unique: 0 } as const
const somebody = {
  gender: 2,
  age: 40,
  height: 170,
  weight: 80,
  activityLevel: 2,
  motive: 1,
  mode: 1,
  unit: 'us',
  schedules: {
    breakfast: { ...meal, unique: 1, time: 20 },
    lunch: { ...meal, leftover: 1 },
    dinner: { ...meal, leftover: 1 },
    dessert: { unique: 1 },
  },
} satisfies FlatPersonality

/** Changes a made-up plan that nobody has and nothing stores, so that the first changes of people don't wait for the compiler. */
export async function rehearseChanges(context: Rehearsing, isStopping: () => boolean): Promise<void> {
  const bytes = planBytes()
  const planCache = openPlanCache(1)
  let loaded = await madeUpPlan(context)
  const { userId, id, version } = loaded.plan
  planCache.set(loaded)
  planCache.noteSent(userId, { id, version, edition: loaded.cookbook.edition })
  bytes.whole(loaded)
  const slots = allItems(loaded.plan.active.template).map(placeOf)
  for (let at = 0; at < rehearsals && !isStopping(); at += 1) {
    const place = slots[at % slots.length]!
    const { template } = loaded.plan.active
    loaded = afterwards(loaded, randomizeItem(planningFor(loaded), template, place))
    loaded = afterwards(loaded, lockItem(loaded.plan.active.template, place))
    loaded = afterwards(loaded, unlockItem(loaded.plan.active.template, place))
    planCache.set(loaded)
    const changed = planCache.changesSince(loaded, Math.max(version, loaded.plan.version - 1))
    if (changed) bytes.changes(loaded, changed)
    await pause(betweenMs)
  }
}

async function madeUpPlan(context: Rehearsing): Promise<LoadedPlan> {
  const { recipes, planner, clock } = context
  const cookbook = recipes.corpus
  const diner = { answers: answersFrom(somebody), interactions: [] }
  const startDate = isoDateInTimeZone(clock.now(), 'UTC')
  const { draft, seed } = await drawDraft({ planner, cookbook, clock }, diner, { startDate, kept: [] })
  const template = requireTemplate(createTemplate(draft, newPartId))
  return { plan: { userId: '', id: '', version: 1, ...diner, active: { template, seed } }, cookbook }
}

function afterwards({ plan, cookbook }: LoadedPlan, outcome: Outcome): LoadedPlan {
  if (!outcome.ok) return { plan, cookbook }
  const active = { ...plan.active, template: outcome.template }
  return { plan: { ...plan, version: plan.version + 1, active }, cookbook }
}
