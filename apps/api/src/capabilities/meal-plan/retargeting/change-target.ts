import { eatenBesides } from '@butterleaf/domain/food-log/eaten-besides'
import { withBesides } from '@butterleaf/domain/food-log/sum-of-besides'
import { finishRandomDraw, startRandomDraw } from '@butterleaf/domain/meal-plan/drawing/random-draw'
import { dayTotals } from '@butterleaf/domain/meal-plan/fit'
import { type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import {
  daysLeftOut,
  keepEatenTargets,
  type Retargeting,
  reportionDays,
} from '@butterleaf/domain/meal-plan/retargeting/reportion-days'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { deviationOf } from '@butterleaf/domain/nutrition/deviation'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { changePlan, type WriteBeside } from '../change-plan.ts'
import { drawSlots } from '../drawing/draw-days.ts'
import type { PlanKey } from '../load-plan.ts'
import { type LoadedPlan, planningFor, withTemplate } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { showingFor } from '../showing.ts'

export type NewTarget = Readonly<{
  answersAfter: (before: Questionnaire) => Questionnaire
  /** 1 to 28: what is bought stays what is eaten. */
  shoppedDays: (plan: LoadedPlan['plan']) => Promise<ReadonlySet<number>>
  /** That the target was taken: written with the plan, or not at all. */
  writeDecision: WriteBeside
}>

/** LEARN-3: other servings of the same dishes first; a day that no servings bring into range is planned again. */
export function changeTarget(
  context: PlanContext,
  key: PlanKey,
  { answersAfter, shoppedDays, writeDecision }: NewTarget,
): Promise<LoadedPlan> {
  const change = async (loaded: LoadedPlan) => {
    const { plan, cookbook } = loaded
    const answers = answersAfter(plan.answers)
    const { template } = plan.active
    const retargeting: Retargeting = {
      kitchen: cookbook.kitchen,
      macrosOf: showingFor(plan, cookbook).macrosOf,
      besidesOf: ({ dayNumber }) => eatenBesides(plan, dateOfDay(template, dayNumber)),
      before: profileOf(plan.answers).ranges,
      after: profileOf(answers).ranges,
      shoppedDays: await shoppedDays(plan),
    }
    const portioned = reportionDays(keepEatenTargets(template, retargeting), retargeting)
    const leftOut = template.mode === 'own' ? [] : daysLeftOut(portioned, template, retargeting)
    const next = { plan: { ...plan, answers }, cookbook }
    let current = portioned
    for (const found of leftOut) current = await drawnAgain(context, next, current, { found, retargeting })
    return withTemplate(next.plan, current)
  }
  return changePlan(context, key, 'changeTarget', change, writeDecision)
}

type LeftOut = { found: FoundDay; retargeting: Retargeting }

/** The day drawn again where that brings it nearer, else as it was. */
async function drawnAgain(
  { planner }: PlanContext,
  loaded: LoadedPlan,
  template: Template,
  { found, retargeting: { macrosOf, besidesOf, after } }: LeftOut,
): Promise<Template> {
  const scope = placeOfDay(found)
  const start = startRandomDraw(loaded.plan, template, scope)
  if (!start.ok) return template
  const draw = await drawSlots({ planner, cookbook: loaded.cookbook }, planningFor(loaded), start.draw)
  const outcome = finishRandomDraw(draw, scope)
  if (!outcome.ok) return template
  const missOf = ({ weeks }: Template) => {
    const totals = dayTotals(weeks[found.weekIndex]!.days[found.dayIndex]!, macrosOf)
    return deviationOf(withBesides(totals, besidesOf?.(found)), after)
  }
  return missOf(outcome.template) < missOf(template) ? outcome.template : template
}
