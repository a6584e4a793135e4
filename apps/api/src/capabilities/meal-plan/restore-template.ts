import { applyInOrder } from '@butterleaf/domain/meal-plan/operations/change-template'
import { findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { dropForbidden } from '@butterleaf/domain/meal-plan/template-operations/drop-forbidden'
import { fillFreeSlots } from '@butterleaf/domain/meal-plan/template-operations/fill-free-slots'
import type { DrawContext } from './draw.ts'
import { storedTemplate } from './load-plan.ts'
import { type Plan, withArchived, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { choicesFor } from './redraw.ts'
import { isForbiddenIn } from './regenerate-plan.ts'
import { settled } from './settled.ts'

/** PLAN-6: an archived template is the active one again, with the answers it was made for; what these forbid now is replaced. */
export async function restoreTemplate(
  context: Pick<PlanContext, 'database'> & DrawContext,
  plan: Plan,
  templateId: string,
): Promise<Plan> {
  if (plan.active.template.id === templateId) return plan
  const archived = await storedTemplate(context, context.cookbook, { userId: plan.userId, templateId })
  const restored = withArchived(plan, archived)
  const { template, toFill } = dropForbidden(archived.template, isForbiddenIn(context.cookbook, restored))
  const cleared = withTemplate(restored, template)
  return withTemplate(cleared, await filledAgain(context, cleared, toFill))
}

async function filledAgain(
  context: DrawContext,
  plan: Plan,
  toFill: readonly ItemPlace[],
): Promise<Template> {
  const { template } = plan.active
  const slots = toFill.flatMap((place) => findItem(template, place) ?? [])
  const choices = slots.length > 0 ? await choicesFor(context, plan, slots, false) : []
  return settled(
    applyInOrder(
      template,
      choices.map((choice) => (current) => {
        const slot = slots.find(({ item }) => item.id === choice.itemId)
        return slot
          ? fillFreeSlots(current, { weekId: slot.week.id }, [choice])
          : { ok: true, template: current }
      }),
    ),
  )
}
