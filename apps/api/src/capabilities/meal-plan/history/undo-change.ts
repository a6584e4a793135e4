import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { entryOfAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { bringBackAway } from '@butterleaf/domain/meal-plan/away/change-away'
import { bringBackSlots, openSlots } from '@butterleaf/domain/meal-plan/history/bring-back'
import {
  bringBackAllCompany,
  daysWithCompanyChanges,
  isCompanyOvertaken,
} from '@butterleaf/domain/meal-plan/history/company-changes'
import { type Helping, type Item, isFilled, sidesOf, withSides } from '@butterleaf/domain/meal-plan/item'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { keepingIn, settledAfter } from '../change-away.ts'
import { changePlan } from '../change-plan.ts'
import { replaceForbidden } from '../drawing/replace-forbidden.ts'
import { type PlanKey, resolveId } from '../load-plan.ts'
import { type LoadedPlan, type Plan, withTemplate } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { requireTemplate } from '../refusal-error.ts'
import { restoredPlan } from '../restore-template.ts'
import { withSaidBack } from './change-document.ts'
import { historyDays } from './history-begin.ts'
import { findChange, findChangesAfter, type RecordedChange } from './history-store.ts'
import { replacedPlanSentence } from './present-change.ts'

type UndoKey = PlanKey & Readonly<{ changeId: number }>

/**
 * LIFE-8: one change taken back. `seenVersion`: of the plan that the person saw; when what would be replaced changed after it, they are
 * told instead.
 */
export function undoChange(
  context: PlanContext,
  key: UndoKey,
  { seenVersion, today }: Readonly<{ seenVersion: number | undefined; today: IsoDate }>,
): Promise<LoadedPlan> {
  return changePlan(context, key, 'undoChange', async (loaded) => {
    const change = await findChange(context.database.db, key.userId, key.changeId)
    if (!change)
      throw new AppError('not-found', { detail: `A change can be taken back for ${historyDays} days.` })
    if (seenVersion !== undefined) await requireUnchanged(context, key, change, seenVersion)
    if (change.replacedTemplateId !== null)
      return restoredPlan(context, loaded, { ...key, templateId: change.replacedTemplateId })
    if (change.templateId !== loaded.plan.active.template.id)
      throw new AppError('change-refused', { detail: replacedPlanSentence })
    return withSlotsBack(context, withCompanyBack(withAwayBack(loaded, change, today), change), change)
  })
}

async function requireUnchanged(
  { database }: PlanContext,
  { userId }: UndoKey,
  { version, slots, away, replacedTemplateId, ...company }: RecordedChange,
  seenVersion: number,
): Promise<void> {
  const since = await findChangesAfter(database.db, userId, Math.max(version, seenVersion))
  const touched = new Set(slots.map(({ before }) => before.id))
  const overtaken = since.some(
    (later) =>
      replacedTemplateId !== null ||
      later.replacedTemplateId !== null ||
      (away !== undefined && later.away !== undefined) ||
      isCompanyOvertaken(company, later) ||
      later.slots.some(({ before }) => touched.has(before.id)),
  )
  if (overtaken)
    throw new AppError('change-refused', {
      detail: 'Your plan has changed there meanwhile. The history shows what would be replaced.',
    })
}

/** TOG-1: with the calendar as it was before the change. */
function withAwayBack(loaded: LoadedPlan, { away }: RecordedChange, today: IsoDate): LoadedPlan {
  if (!away) return loaded
  const { template } = loaded.plan.active
  const back = settledAfter(loaded, bringBackAway(template, away), today)
  return { ...loaded, plan: withTemplate(loaded.plan, back) }
}

/** TOG-2, TOG-3: with those at meals who were at them before the change. */
function withCompanyBack(loaded: LoadedPlan, change: RecordedChange): LoadedPlan {
  if (daysWithCompanyChanges(change).length === 0) return loaded
  const back = bringBackAllCompany(loaded.plan.active.template, change)
  return { ...loaded, plan: withTemplate(loaded.plan, requireTemplate(back)) }
}

/** What the person must not eat now, or has left the cookbook, is drawn again (PLAN-6). */
async function withSlotsBack(
  context: PlanContext,
  loaded: LoadedPlan,
  change: RecordedChange,
): Promise<Plan> {
  const { cookbook } = loaded
  const { said } = change
  const plan = said
    ? { ...loaded.plan, interactions: withSaidBack(loaded.plan.interactions, said) }
    : loaded.plan
  const { template } = plan.active
  const slots = openSlots(
    template,
    change.slots.map(({ before }) => withIdOfToday(before, cookbook)),
  )
  // Of a calendar that is back, its meals may be as they were before already.
  if (change.away && slots.length === 0) return plan
  const asked = slots.length > 0 ? slots : change.slots.map(({ before }) => before)
  const back =
    daysWithCompanyChanges(change).length > 0 && asked.length === 0
      ? template
      : requireTemplate(
          bringBackSlots(template, asked, {
            ...keepingIn(cookbook.kitchen),
            wereParted: entryOfAct(change.act).partsWhatWasCooked,
          }),
        )
  const seats = (change.absences ?? []).map(({ itemId }) => itemId)
  const only = new Set([...slots.map(({ id }) => id), ...seats])
  return withTemplate(plan, await replaceForbidden(context, { plan, cookbook }, back, only))
}

function withIdOfToday(item: Item, cookbook: Cookbook): Item {
  if (!isFilled(item)) return item
  const ofToday = <One extends Helping>(one: One): One => ({
    ...one,
    recipeId: resolveId(one.recipeId, cookbook),
  })
  return { ...ofToday(item), ...withSides(sidesOf(item).map(ofToday)) }
}
