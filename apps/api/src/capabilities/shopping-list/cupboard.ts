import { type CupboardStaple, cupboardStaples } from '@butterleaf/domain/shopping-list/home/cupboard-staples'
import { ownTemplate, type PlanContext, type TemplateKey } from '#capabilities/meal-plan/operations.ts'
import { hasUsedLists, writeCupboardAnswer } from './cupboard-store.ts'
import { cookedPlan, datedLists } from './week-list.ts'

/** `weekId`: whose list is shopped for next; null where the shopping of all is over. */
export type CupboardQuestion = Readonly<{
  isOpen: boolean
  weekId: string | null
  staples: readonly CupboardStaple[]
}>

const closed: CupboardQuestion = { isOpen: false, weekId: null, staples: [] }

/** PAN-6 */
export async function readCupboard(context: PlanContext, key: TemplateKey): Promise<CupboardQuestion> {
  const loaded = await ownTemplate(context, key)
  if (await hasUsedLists(context.database.db, key.userId)) return closed
  const lists = datedLists(context, loaded)
  const next = lists.findIndex(({ isPast }) => !isPast)
  const days = lists[next]
  const week = loaded.plan.active.template.weeks[next]
  if (!days || !week) return closed
  const staples = cupboardStaples(cookedPlan(loaded), days)
  return { isOpen: staples.length > 0, weekId: week.id, staples }
}

/** PAN-6: for good, whatever plan comes next. */
export async function closeCupboard(context: PlanContext, key: TemplateKey): Promise<void> {
  await ownTemplate(context, key)
  await writeCupboardAnswer(context.database.db, key.userId, context.clock.now())
}
