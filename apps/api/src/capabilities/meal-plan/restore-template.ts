import { changePlan } from './change-plan.ts'
import { replaceForbidden } from './drawing/replace-forbidden.ts'
import { storedTemplate, type TemplateKey } from './load-plan.ts'
import { type LoadedPlan, type Plan, withArchived, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'

/** PLAN-6: an archived template is the active one again, with the answers it was made for; what these forbid now is replaced. */
export function restoreTemplate(context: PlanContext, key: TemplateKey): Promise<LoadedPlan> {
  return changePlan(context, key, 'restoreTemplate', (loaded) => restoredPlan(context, loaded, key))
}

export async function restoredPlan(
  context: PlanContext,
  { plan, cookbook }: LoadedPlan,
  key: TemplateKey,
): Promise<Plan> {
  if (plan.active.template.id === key.templateId) return plan
  const archived = await storedTemplate(context, cookbook, key)
  const restored = withArchived(plan, archived)
  return withTemplate(
    restored,
    await replaceForbidden(context, { plan: restored, cookbook }, archived.template),
  )
}
