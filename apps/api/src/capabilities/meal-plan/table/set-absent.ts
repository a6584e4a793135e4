import { type ActArgs, performForeseen } from '@butterleaf/domain/meal-plan/acts/plan-acts'
import {
  absentCompany,
  companyChanges,
  mealsWithReturn,
} from '@butterleaf/domain/meal-plan/history/company-changes'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { changeActive } from '../change-plan.ts'
import { replaceForbidden } from '../drawing/replace-forbidden.ts'
import type { TemplateKey } from '../load-plan.ts'
import { type LoadedPlan, type Plan, withTemplate } from '../plan.ts'
import type { PlanContext } from '../plan-context.ts'
import { requireTemplate } from '../refusal-error.ts'

/** TOG-3: who of the table isn't at a meal. A dish that was chosen without them may not suit those who come back: it is drawn again. */
export function setAbsent(
  context: PlanContext,
  key: TemplateKey & ActArgs['setAbsent'],
): Promise<LoadedPlan> {
  return changeActive(context, key, 'setAbsent', async (loaded) => {
    const { plan } = loaded
    requireAtTable(plan, key.eaters)
    const { template } = plan.active
    const seated = requireTemplate(performForeseen(template, 'setAbsent', key))
    return withTemplate(plan, await drawForReturned(context, loaded, seated))
  })
}

function requireAtTable({ answers }: Plan, eaters: ActArgs['setAbsent']['eaters']): void {
  const known = answers.table?.eaters ?? []
  const faults = eaters.flatMap((id, at) =>
    known.some((eater) => eater.id === id)
      ? []
      : [{ field: `eaters.${at}`, message: 'Nobody at your table has this id.' }],
  )
  if (faults.length > 0) throw new AppError('invalid-input', { faults })
}

async function drawForReturned(
  context: PlanContext,
  loaded: LoadedPlan,
  seated: Template,
): Promise<Template> {
  const meals = mealsWithReturn(companyChanges(loaded.plan.active.template, seated, absentCompany))
  return meals.size === 0 ? seated : replaceForbidden(context, loaded, seated, meals)
}
