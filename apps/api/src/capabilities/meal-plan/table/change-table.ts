import type { SentEater } from '@butterleaf/contract/meal-plan/table-schemas'
import { unbrokenCalendar } from '@butterleaf/domain/calendar/plan-calendar'
import { makeDrawRequest } from '@butterleaf/domain/meal-plan/drawing/make-draw-request'
import { finishRestoration, startRestoration } from '@butterleaf/domain/meal-plan/drawing/restoration'
import type { Eater, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { changePlan } from '../change-plan.ts'
import { drawSlots, nothingFitsError } from '../drawing/draw-days.ts'
import { newPartId } from '../drawing/draw-draft.ts'
import { recipesBesideThreads } from '../drawing/recipes-beside-threads.ts'
import type { PlanKey } from '../load-plan.ts'
import { type LoadedPlan, planningFor, withTemplate } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { requireTemplate } from '../refusal-error.ts'
import { readSentEaters } from './read-sent-table.ts'

/** `version`: of the table that the person saw. */
type TableWish = Readonly<{ version?: number | null | undefined; eaters: readonly SentEater[] }>

/**
 * TOG-3: who eats along from now on. Amounts follow; a dish that somebody may not eat where they share it is drawn again. Of two devices
 * that change the table at once one is told.
 */
export function changeTable(context: PlanContext, key: PlanKey, wish: TableWish): Promise<LoadedPlan> {
  return changePlan(context, key, 'changeTable', async (loaded) => {
    const { answers } = loaded.plan
    const { version, eaters: known } = answers.table ?? { version: 0, eaters: [] }
    if (wish.version != null && wish.version !== version)
      throw new AppError('precondition-failed', {
        detail: 'The people at your table were changed on another device. Look at them again.',
      })
    const eaters = readSentEaters(wish.eaters, { known, newId: newPartId, recipes: context.recipes })
    if (JSON.stringify(eaters) === JSON.stringify(known)) return loaded.plan
    await requireFits(context, loaded, { eaters, known })
    const plan = { ...loaded.plan, answers: { ...answers, table: { version: version + 1, eaters } } }
    const planning = planningFor({ plan, cookbook: loaded.cookbook })
    const start = startRestoration(planning, plan.active.template)
    const draw = await drawSlots({ planner: context.planner, cookbook: loaded.cookbook }, planning, start)
    return withTemplate(plan, requireTemplate(finishRestoration(draw)))
  })
}

type Asking = Readonly<{ eaters: readonly Eater[]; known: readonly Eater[] }>

/** PLAN-5: of an eater with new needs a day must be possible at all; else what would help is told, as to anyone. */
async function requireFits(
  context: PlanContext,
  loaded: LoadedPlan,
  { eaters, known }: Asking,
): Promise<void> {
  const { cookbook, plan } = loaded
  for (const [at, eater] of eaters.entries()) {
    const before = known.find(({ id }) => id === eater.id)
    if (!eater.answers || JSON.stringify(before) === JSON.stringify(eater)) continue
    const answers = withAvoids(eater.answers, eater)
    const { startDate } = plan.active.template
    const request = makeDrawRequest(
      { answers, interactions: [] },
      recipesBesideThreads({ planner: context.planner, cookbook }),
      { calendar: unbrokenCalendar(startDate), kept: [], seed: 'table', explain: true },
    )
    const drawn = await context.planner.draw(request)
    const message = `No day fits what ${eater.name} needs.`
    if ('nothingFits' in drawn)
      throw nothingFitsError(drawn.nothingFits, [{ field: `eaters.${at}.personality`, message }])
  }
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
