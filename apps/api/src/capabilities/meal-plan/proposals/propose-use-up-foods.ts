import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { calendarOf } from '@butterleaf/domain/meal-plan/template'
import type { UseUpProposal } from '@butterleaf/domain/meal-plan/use-up/propose-use-up'
import { daysOfLists } from '@butterleaf/domain/shopping-list/home/list-days'
import { ownTemplate, type TemplateKey } from '../load-plan.ts'
import type { LoadedPlan } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { refusalError } from '../refusal-error.ts'
import { askerOf } from './asker-of.ts'
import type { Pantry } from './pantry.ts'
import { readHeldFoods, type SentFood } from './read-held-foods.ts'

export type AskedUseUp = Readonly<{ today: IsoDate; foods: readonly SentFood[] }>
export type AnsweredUseUp = UseUpProposal & Readonly<{ loaded: LoadedPlan; sent: readonly SentFood[] }>

/** PAN-5: on the days that a person still shops for; changes nothing. */
export async function proposeUseUpFoods(
  context: PlanContext,
  pantry: Pantry,
  key: TemplateKey,
  { today, foods: sent }: AskedUseUp,
): Promise<AnsweredUseUp> {
  const loaded = await ownTemplate(context, key)
  const lists = await pantry.findListsAhead(loaded, today)
  const [next] = lists
  if (!next) throw refusalError({ because: 'no-day-ahead' })
  const held = readHeldFoods(pantry, loaded, sent, next)
  const answer = await context.planner.useUp({
    ...askerOf(context, loaded),
    held,
    days: daysOfLists(lists, calendarOf(loaded.plan.active.template)),
  })
  return { ...answer, loaded, sent }
}
