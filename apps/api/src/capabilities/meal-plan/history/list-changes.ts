import { daysWithCompanyChanges } from '@butterleaf/domain/meal-plan/history/company-changes'
import { mergeServings } from '@butterleaf/domain/meal-plan/history/merge-servings'
import { ownPlan, type PlanKey } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { historyBegin } from './history-begin.ts'
import { findChanges, type RecordedChange } from './history-store.ts'
import { type PresentedHistory, presentChange } from './present-change.ts'

const mostOnPage = 50
/** Read at once where those of one day are looked for: a person has some thousand. */
const mostAtOnce = 500

/** `before`: older than the change with this id. `day`: only those of a day of the active template, 1 to 28. */
type Wanted = Readonly<{ before?: number | undefined; day?: number | undefined }>

/** LIFE-8: what changes replaced, the newest first. */
export async function listChanges(
  context: PlanContext,
  key: PlanKey,
  { before, day }: Wanted,
): Promise<PresentedHistory> {
  const loaded = await ownPlan(context, key)
  const since = historyBegin(context.clock.now()).toISOString()
  const read = (from: number | undefined, most: number) =>
    findChanges(context.database.db, key.userId, { since, before: from, most })
  const found =
    day === undefined ? await read(before, mostOnPage + 1) : await findOfDay(read, loaded, { before, day })
  const changes = mergeServings(found.slice(0, mostOnPage))
  const hasOlder = found.length > mostOnPage
  return {
    version: loaded.plan.version,
    changes: changes.map((change) => presentChange(change, loaded)),
    older: hasOlder ? String(found[mostOnPage - 1]?.version) : null,
  }
}

type Read = (before: number | undefined, most: number) => Promise<RecordedChange[]>

/** One more than a page, where there are so many. */
async function findOfDay(
  read: Read,
  { plan }: LoadedPlan,
  { before, day }: Wanted & { day: number },
): Promise<RecordedChange[]> {
  const found: RecordedChange[] = []
  let from = before
  while (found.length <= mostOnPage) {
    const some = await read(from, mostAtOnce)
    found.push(
      ...some.filter(
        ({ templateId, slots, ...change }) =>
          templateId === plan.active.template.id &&
          [...slots.map(({ dayNumber }) => dayNumber), ...daysWithCompanyChanges(change)].includes(day),
      ),
    )
    if (some.length < mostAtOnce) break
    from = some.at(-1)?.version
  }
  return found.slice(0, mostOnPage + 1)
}
