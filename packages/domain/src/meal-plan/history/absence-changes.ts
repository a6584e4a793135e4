import type { EaterId } from '../../onboarding/questionnaire.ts'
import type { ItemId } from '../item.ts'
import type { Outcome } from '../operations/change-template.ts'
import type { Refusal } from '../refusal.ts'
import { absentAt, isSameAbsence, withAbsent } from '../table/absent.ts'
import type { Template } from '../template.ts'
import {
  bringBackCompany,
  type Company,
  type CompanyChange,
  companyChanges,
  refusalToBringBackCompany,
} from './company-changes.ts'

/** LIFE-8: who of the table wasn't at a meal before a change, and after it. */
export type AbsenceChange = CompanyChange<readonly EaterId[]>

const absence: Company<readonly EaterId[]> = { at: absentAt, put: withAbsent, isSame: isSameAbsence }

export function absenceChanges(before: Template, after: Template): AbsenceChange[] {
  return companyChanges(before, after, absence)
}

export function bringBackAbsences(template: Template, changes: readonly AbsenceChange[]): Outcome {
  return bringBackCompany(template, changes, absence)
}

export function refusalToBringBackAbsences(
  template: Template,
  changes: readonly AbsenceChange[],
): Refusal | undefined {
  return refusalToBringBackCompany(template, changes, absence)
}

/** TOG-3: the meals at which somebody is again who wasn't. */
export function mealsWithReturn(changes: readonly AbsenceChange[]): ReadonlySet<ItemId> {
  const returns = changes.filter(({ before, after }) => before.some((id) => !after.includes(id)))
  return new Set(returns.map(({ itemId }) => itemId))
}
