import type { PlanAct } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import { awayChange } from '@butterleaf/domain/meal-plan/away/change-away'
import { changedSlots } from '@butterleaf/domain/meal-plan/history/changed-slots'
import { allCompanyChanges } from '@butterleaf/domain/meal-plan/history/company-changes'
import type { Plan } from '../plan.ts'
import { saidChange } from './change-document.ts'
import type { RecordedChange } from './history-store.ts'

/** LIFE-8: what there is to bring back of a change; undefined where it lost nothing, as completing a day. */
export function recordChange(before: Plan, after: Plan, act: PlanAct, now: Date): RecordedChange | undefined {
  const replaced = before.active.template
  const { template } = after.active
  const change = { version: before.version + 1, at: now.toISOString(), act, templateId: template.id }
  if (replaced.id !== template.id) return { ...change, replacedTemplateId: replaced.id, slots: [] }
  const slots = changedSlots(replaced, template)
  const away = awayChange(replaced, template)
  const company = allCompanyChanges(replaced, template)
  if (slots.length === 0 && !away && Object.keys(company).length === 0) return undefined
  return {
    ...change,
    replacedTemplateId: null,
    slots,
    away,
    ...company,
    said: saidChange(before.interactions, after.interactions),
  }
}
