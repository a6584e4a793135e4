import type { PlanHistory } from '@butterleaf/contract/meal-plan/calls'
import { encodeGuests } from '@butterleaf/contract/meal-plan/codecs/template-codec'
import { weekdayOfDate } from '@butterleaf/domain/calendar/weekday'
import { refusalToBringBackAway } from '@butterleaf/domain/meal-plan/away/change-away'
import { refusalToBringBack } from '@butterleaf/domain/meal-plan/history/bring-back'
import { type ChangedSlot, isEatenAlike } from '@butterleaf/domain/meal-plan/history/changed-slots'
import {
  type AbsenceChange,
  daysWithCompanyChanges,
  refusalToBringBackAllCompany,
} from '@butterleaf/domain/meal-plan/history/company-changes'
import { type Item, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { findById } from '@butterleaf/domain/meal-plan/places'
import { refusalSentence } from '@butterleaf/domain/meal-plan/refusal-sentence'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import type { EaterId } from '@butterleaf/domain/onboarding/questionnaire'
import { eatersAt } from '@butterleaf/domain/onboarding/table/eaters-at'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { dayInEnglish } from '../day-in-english.ts'
import type { LoadedPlan } from '../plan.ts'
import type { RecordedChange } from './history-store.ts'

export type PresentedHistory = PlanHistory
type PresentedChange = PlanHistory['changes'][number]
type PresentedAbsence = NonNullable<PresentedChange['absences']>[number]
type PresentedSlot = PresentedChange['slots'][number]

export const replacedPlanSentence = 'This was in a plan that has been replaced. Bring that plan back first.'

/** Beside the plan as it is now: what would be replaced, and why it can't be. */
export function presentChange(change: RecordedChange, loaded: LoadedPlan): PresentedChange {
  const { version, at, act, templateId, slots, away, absences, guests } = change
  return {
    id: String(version),
    at,
    act,
    templateId,
    slots: slots.map((slot) => presentSlot(slot, change, loaded)),
    ...(away && { away: { before: [...away.before], after: [...away.after] } }),
    ...(absences && { absences: presentAbsences(absences, loaded) }),
    ...(guests && {
      guests: guests.map(({ dayNumber, meal, before, after }) => ({
        dayNumber,
        category: meal,
        before: encodeGuests(before),
        after: encodeGuests(after),
      })),
    }),
    refusal: refusalOf(change, loaded) ?? null,
  }
}

/** Out all day, an eater is out of meals too that they don't share: those aren't told. */
function presentAbsences(absences: readonly AbsenceChange[], loaded: LoadedPlan): PresentedAbsence[] {
  const { answers, active } = loaded.plan
  const sharers = (change: AbsenceChange) => {
    const weekday = weekdayOfDate(dateOfDay(active.template, change.dayNumber))
    return eatersAt(answers, { meal: change.meal, weekday }).map(({ id }) => id)
  }
  const shared = absences.filter((change) => {
    const ids = sharers(change)
    return [...change.before, ...change.after].some((id) => ids.includes(id))
  })
  return (shared.length > 0 ? shared : absences).map((one) => presentAbsence(one, loaded))
}

/** A person who left the table since has no name any more. */
function presentAbsence(
  { dayNumber, meal, before, after }: AbsenceChange,
  { plan }: LoadedPlan,
): PresentedAbsence {
  const names = new Map(plan.answers.table?.eaters.map(({ id, name }) => [id, name]))
  const named = (ids: readonly EaterId[], others: readonly EaterId[]) =>
    ids.filter((id) => !others.includes(id)).map((id) => names.get(id) ?? 'somebody who left the table')
  return { dayNumber, category: meal, gone: named(after, before), back: named(before, after) }
}

function refusalOf(
  { templateId, replacedTemplateId, slots, away, ...company }: RecordedChange,
  { plan }: LoadedPlan,
) {
  const { template } = plan.active
  if (replacedTemplateId !== null)
    return replacedTemplateId === template.id ? 'This is the plan you have.' : undefined
  if (templateId !== template.id) return replacedPlanSentence
  const refusal = away
    ? refusalToBringBackAway(template, away)
    : daysWithCompanyChanges(company).length > 0
      ? refusalToBringBackAllCompany(template, company)
      : refusalToBringBack(
          template,
          slots.map(({ before }) => before),
        )
  return refusal && refusalSentence(refusal, dayInEnglish(template))
}

function presentSlot(
  { dayNumber, before, after }: ChangedSlot,
  { templateId }: RecordedChange,
  { plan, cookbook }: LoadedPlan,
): PresentedSlot {
  const { template } = plan.active
  const now = template.id === templateId ? findById(template, after.id)?.item : undefined
  return {
    dayNumber,
    category: before.meal,
    before: presentContent(before, cookbook),
    after: presentContent(after, cookbook),
    now: now && !isEatenAlike(now, after) ? presentContent(now, cookbook) : null,
  }
}

function presentContent(item: Item, { resolve }: Cookbook): PresentedSlot['before'] {
  if (!isFilled(item)) return { type: item.kind, title: null, servings: null }
  const { recipeId, servings } = item
  const type = item.kind === 'leftover' ? 'leftover' : 'normal'
  const sides = sidesOf(item).map((side) => ({
    title: resolve(side.recipeId)?.title ?? null,
    servings: side.servings,
  }))
  return { type, title: resolve(recipeId)?.title ?? null, servings, ...(sides.length > 0 && { sides }) }
}
