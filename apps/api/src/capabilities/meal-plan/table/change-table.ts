import type { SentEater } from '@butterleaf/contract/meal-plan/table-schemas'
import type { Eater } from '@butterleaf/domain/onboarding/questionnaire'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { newPartId } from '../drawing/draw-draft.ts'
import type { PlanKey } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { readSentEaters } from './read-sent-table.ts'
import { clearTable } from './seat-store.ts'
import { changeEaters, requireFit, settleTable } from './settle-table.ts'

/** `version`: of the table that the person saw. */
type TableWish = Readonly<{ version?: number | null | undefined; eaters: readonly SentEater[] }>

/**
 * TOG-3: who eats along from now on. Of two devices that change the table at once one is told. TOG-4: an eater who types their own answers
 * keeps them; one who is taken off leaves the table.
 */
export function changeTable(context: PlanContext, key: PlanKey, wish: TableWish): Promise<LoadedPlan> {
  let staying: string[] = []
  const change = async (loaded: LoadedPlan) => {
    const { version, eaters: known } = loaded.plan.answers.table ?? { version: 0, eaters: [] }
    if (wish.version != null && wish.version !== version)
      throw new AppError('precondition-failed', {
        detail: 'The people at your table were changed on another device. Look at them again.',
      })
    const eaters = readSentEaters(wish.eaters, { known, newId: newPartId, recipes: context.recipes })
    if (JSON.stringify(eaters) === JSON.stringify(known)) return loaded.plan
    await requireFits(context, loaded, { eaters, known })
    staying = eaters.map(({ id }) => id)
    return settleTable(context, loaded, { version: version + 1, eaters })
  }
  return changeEaters(context, key, change, (transaction) => clearTable(transaction, key.userId, staying))
}

type Asking = Readonly<{ eaters: readonly Eater[]; known: readonly Eater[] }>

/** TOG-4: what would help an eater who types their own answers would tell of them. */
async function requireFits(
  context: PlanContext,
  loaded: LoadedPlan,
  { eaters, known }: Asking,
): Promise<void> {
  for (const [at, eater] of eaters.entries()) {
    const before = known.find(({ id }) => id === eater.id)
    if (!eater.answers || eater.theirs || JSON.stringify(before) === JSON.stringify(eater)) continue
    const { answers } = eater
    await requireFit(context, loaded, { eater: { ...eater, answers }, field: `eaters.${at}.personality` })
  }
}
