import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type CupboardStaple, cupboardStaples } from '@butterleaf/domain/shopping-list/home/cupboard-staples'
import { ownTemplate, type PlanContext, type TemplateKey } from '#capabilities/meal-plan/operations.ts'
import { hasUsedLists, writeCupboardAnswer } from './cupboard-store.ts'
import { cookedPlan, findListOn, listDays, mayEatListFood } from './week-list.ts'

/** `weekId`: whose list is today's; null where the plan is over, or the question isn't open. */
export type CupboardQuestion = Readonly<{
  isOpen: boolean
  weekId: string | null
  staples: readonly CupboardStaple[]
}>

const closed: CupboardQuestion = { isOpen: false, weekId: null, staples: [] }

/** PAN-6 */
export async function readCupboard(
  context: PlanContext,
  { today, ...key }: TemplateKey & Readonly<{ today: IsoDate }>,
): Promise<CupboardQuestion> {
  const loaded = await ownTemplate(context, key)
  if (await hasUsedLists(context.database.db, key.userId)) return closed
  const { template } = loaded.plan.active
  const index = findListOn(loaded, today)
  const days = listDays(loaded)[index]
  const week = template.weeks[index]
  if (!days || !week) return closed
  const staples = cupboardStaples(cookedPlan(loaded), days, mayEatListFood(loaded))
  return { isOpen: staples.length > 0, weekId: week.id, staples }
}

/** PAN-6: for good, whatever plan comes next. */
export async function closeCupboard(context: PlanContext, key: TemplateKey): Promise<void> {
  await ownTemplate(context, key)
  await writeCupboardAnswer(context.database.db, key.userId, context.clock.now())
}
