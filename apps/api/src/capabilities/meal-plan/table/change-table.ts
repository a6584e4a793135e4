import type { SentEater } from '@butterleaf/contract/meal-plan/table-schemas'
import { finishRestoration, startRestoration } from '@butterleaf/domain/meal-plan/drawing/restoration'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { changePlan } from '../change-plan.ts'
import { drawSlots } from '../drawing/draw-days.ts'
import { newPartId } from '../drawing/draw-draft.ts'
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
    const plan = { ...loaded.plan, answers: { ...answers, table: { version: version + 1, eaters } } }
    const planning = planningFor({ plan, cookbook: loaded.cookbook })
    const start = startRestoration(planning, plan.active.template)
    const draw = await drawSlots({ planner: context.planner, cookbook: loaded.cookbook }, planning, start)
    return withTemplate(plan, requireTemplate(finishRestoration(draw)))
  })
}
