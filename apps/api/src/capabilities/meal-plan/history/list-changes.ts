import { mergeServings } from '@butterleaf/domain/meal-plan/history/merge-servings'
import { ownPlan, type PlanKey } from '../load-plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { historyBegin } from './history-begin.ts'
import { findChanges } from './history-store.ts'
import { type PresentedHistory, presentChange } from './present-change.ts'

const mostOnPage = 50

/** LIFE-8: what changes replaced, the newest first. */
export async function listChanges(
  context: PlanContext,
  key: PlanKey,
  before: number | undefined,
): Promise<PresentedHistory> {
  const loaded = await ownPlan(context, key)
  const since = historyBegin(context.clock.now()).toISOString()
  const page = { since, before, most: mostOnPage + 1 }
  const found = await findChanges(context.database.db, key.userId, page)
  const changes = mergeServings(found.slice(0, mostOnPage))
  const hasOlder = found.length > mostOnPage
  return {
    version: loaded.plan.version,
    changes: changes.map((change) => presentChange(change, loaded)),
    older: hasOlder ? String(found[mostOnPage - 1]?.version) : null,
  }
}
