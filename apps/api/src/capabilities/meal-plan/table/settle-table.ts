import { unbrokenCalendar } from '@butterleaf/domain/calendar/plan-calendar'
import { makeDrawRequest } from '@butterleaf/domain/meal-plan/drawing/make-draw-request'
import { withTimeOfChange } from '@butterleaf/domain/meal-plan/table/planned-for'
import type { Eater, Questionnaire, Table } from '@butterleaf/domain/onboarding/questionnaire'
import { changePlan, type NextPlan, type WriteBeside } from '../change-plan.ts'
import { nothingFitsError } from '../drawing/draw-days.ts'
import { recipesBesideThreads } from '../drawing/recipes-beside-threads.ts'
import { replaceForbidden } from '../drawing/replace-forbidden.ts'
import type { PlanKey } from '../load-plan.ts'
import { type LoadedPlan, type Plan, withTemplate } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'

/** The table of a plan, by its owner or by one who takes a seat at it; `writeBeside` in the same transaction. */
export function changeEaters(
  context: PlanContext,
  key: PlanKey,
  change: NextPlan,
  writeBeside: WriteBeside,
): Promise<LoadedPlan> {
  return changePlan(context, key, 'changeTable', change, writeBeside)
}

/** TOG-3: the plan with this table: amounts follow, and a dish that an eater who shares it may not have is drawn again. */
export async function settleTable(
  context: Pick<PlanContext, 'planner' | 'clock'>,
  { plan: before, cookbook }: LoadedPlan,
  table: Table,
): Promise<Plan> {
  const now = context.clock.now().toISOString()
  const changed = withTimeOfChange(table, before.answers.table, now)
  const plan = { ...before, answers: { ...before.answers, table: changed } }
  return withTemplate(plan, await replaceForbidden(context, { plan, cookbook }, plan.active.template))
}

/** PLAN-5: of an eater with new needs a day must be possible at all; else what would help is told, as to anyone. */
export async function requireFit(
  { planner }: Pick<PlanContext, 'planner'>,
  { plan, cookbook }: LoadedPlan,
  { eater, field }: Readonly<{ eater: Eater & { answers: Questionnaire }; field: string }>,
): Promise<void> {
  const answers = withAvoids(eater.answers, eater)
  const { startDate } = plan.active.template
  const request = makeDrawRequest(
    { answers, interactions: [] },
    recipesBesideThreads({ planner, cookbook }),
    { calendar: unbrokenCalendar(startDate), kept: [], seed: 'table', explain: true },
  )
  const drawn = await planner.draw(request)
  const message = `No day fits what ${eater.name} needs.`
  if ('nothingFits' in drawn) throw nothingFitsError(drawn.nothingFits, [{ field, message }])
}

function withAvoids(answers: Questionnaire, { avoids }: Eater): Questionnaire {
  return {
    ...answers,
    diets: [...new Set([...answers.diets, ...avoids.diets])],
    exclusions: [...new Set([...answers.exclusions, ...avoids.exclusions])],
    avoidedFoods: [...answers.avoidedFoods, ...avoids.avoidedFoods],
    avoidedGroups: [...(answers.avoidedGroups ?? []), ...(avoids.avoidedGroups ?? [])],
  }
}
