import { type FoundItem, findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { ownTemplate, type TemplateKey } from './load-plan.ts'
import type { LoadedPlan } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { refusalError } from './refusal-error.ts'

export { answersFrom } from './answers/read-answers.ts'
export { changeActive, changePlan, changeTemplate } from './change-plan.ts'
export { countWeeksInRange, type WeekInRange } from './count-days.ts'
export { createPlan, creationKeyOf } from './create-plan.ts'
export { drawTemplate } from './drawing/draw-template.ts'
export { warmUpDraws } from './drawing/warm-up-draws.ts'
export { openPlanStream } from './events/open-plan-stream.ts'
export { isInFirstWeek, openBeforePayment, refuseLaterWeek } from './first-week.ts'
export { deleteOldChanges } from './history/delete-old-changes.ts'
export {
  archivedTemplate,
  currentPlan,
  findAnswers,
  findDayCalories,
  findPlanDates,
  findPlannedRecipe,
  knownTemplate,
  ownTemplate,
  type TemplateKey,
} from './load-plan.ts'
export type { LoadedPlan, Plan } from './plan.ts'
export { openPlanContext, type PlanContext } from './plan-context.ts'
export type { ShoppingListOf } from './presenting/week-view.ts'
export type { Pantry } from './proposals/pantry.ts'
export { refusalError, requireTemplate } from './refusal-error.ts'
export { changeTarget } from './retargeting/change-target.ts'
export { listEatenDays } from './retargeting/list-eaten-days.ts'
export { type Showing, showingFor } from './showing.ts'
export { raisePlanVersion } from './storing/plan-changes-store.ts'
export { deletePlan } from './storing/store.ts'
export { deleteInvitationsEndedBefore } from './table/invitation-store.ts'
export { findSeat } from './table/seat-store.ts'

export async function readItem(
  context: PlanContext,
  key: TemplateKey & ItemPlace,
): Promise<LoadedPlan & { found: FoundItem }> {
  const loaded = await ownTemplate(context, key)
  const found = findItem(loaded.plan.active.template, key)
  if (!found) throw refusalError({ because: 'not-there' })
  return { ...loaded, found }
}
