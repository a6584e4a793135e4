import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { addAway, removeAway } from '@butterleaf/domain/meal-plan/away/change-away'
import { type DishKeeping, settleLeftovers } from '@butterleaf/domain/meal-plan/away/settle-leftovers'
import type { DatesAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { type Kitchen, keepsDaysIn } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import type { Outcome } from '@butterleaf/domain/meal-plan/operations/change-template'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { changeActive } from './change-plan.ts'
import { newPartId } from './drawing/draw-draft.ts'
import type { TemplateKey } from './load-plan.ts'
import { type LoadedPlan, withTemplate } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { requireTemplate } from './refusal-error.ts'

type OnDay = TemplateKey & Readonly<{ today: IsoDate }>

/** TOG-1. */
export function startAway(
  context: PlanContext,
  { today, ...key }: OnDay,
  dates: Pick<DatesAway, 'from' | 'to'>,
): Promise<LoadedPlan> {
  return changeActive(context, key, 'addAway', (loaded) => {
    const { template } = loaded.plan.active
    const away = addAway(template, { id: newPartId(), ...dates })
    return withTemplate(loaded.plan, settledAfter(loaded, away, today))
  })
}

/** TOG-1. */
export function takeAwayBack(
  context: PlanContext,
  { today, awayId, ...key }: OnDay & Readonly<{ awayId: string }>,
): Promise<LoadedPlan> {
  return changeActive(context, key, 'removeAway', (loaded) => {
    const back = removeAway(loaded.plan.active.template, awayId)
    return withTemplate(loaded.plan, settledAfter(loaded, back, today))
  })
}

/** The template after its calendar changed, with no leftover that is too old by then; throws a refusal in the user's words. */
export function settledAfter({ plan, cookbook }: LoadedPlan, changed: Outcome, today: IsoDate): Template {
  return settleLeftovers(requireTemplate(changed), {
    ...keepingIn(cookbook.kitchen),
    before: plan.active.template,
    today,
  })
}

export function keepingIn(kitchen: Kitchen): DishKeeping {
  return {
    keepsDaysOf: keepsDaysIn(kitchen),
    freezes: (recipeId) => kitchen.dish(recipeId)?.freezes === true,
  }
}
