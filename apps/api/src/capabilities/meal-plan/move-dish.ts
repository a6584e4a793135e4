import type { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import { type MoveWish, moveItemToFit } from '@butterleaf/domain/meal-plan/drawing/moving/move-to-fit'
import { findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { changeTemplate } from './change-plan.ts'
import { resolveId, type TemplateKey } from './load-plan.ts'
import { type LoadedPlan, planningFor } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { refusalError } from './refusal-error.ts'

type Asked = NonNullable<(typeof actCalls.moveItem)['types']>['body']

/** LIFE-1: what a person sees before they confirm is what happens: the same rule, the servings that they were shown. */
export function moveDish(
  context: PlanContext,
  key: TemplateKey & ItemPlace,
  asked: Asked,
): Promise<LoadedPlan> {
  const act = asked.exchange ? 'exchangeItems' : 'moveItem'
  return changeTemplate(context, key, act, (template, loaded) => {
    const wish = wishOf(asked, loaded.cookbook)
    const outcome = moveItemToFit(planningFor(loaded), template, key, wish)
    if (!outcome.ok) throw refusalError(outcome.reason, fieldOf(outcome.reason, template, key))
    return outcome
  })
}

/** A device may have a recipe by an old id. */
function wishOf({ to, exchange, leftovers, portions, expected }: Asked, cookbook: Cookbook): MoveWish {
  const idOf = (id: string | null) => (id === null ? null : resolveId(id, cookbook))
  return {
    to,
    isExchange: exchange ?? false,
    leftovers,
    portions: portions?.map(({ item, servings }) => ({ itemId: item, servings })),
    expected: expected && { from: idOf(expected.from), to: idOf(expected.to) },
  }
}

/** What of the request is the cause; the address, where the dish itself can't move. */
function fieldOf(reason: Refusal, template: Template, place: ItemPlace): string {
  const from = findItem(template, place)
  switch (reason.because) {
    case 'strands-leftovers':
      return 'leftovers'
    case 'changed-meanwhile':
      return 'expected'
    case 'servings-off-grid':
    case 'too-few-servings':
    case 'too-many-servings':
    case 'slot-locked':
    case 'cooked-on-complete-day':
      return 'portions'
    case 'day-complete':
      return reason.dayNumber === from?.dayNumber ? 'itemId' : 'to'
    case 'slot-empty':
    case 'slot-skipped':
      return reason.dayNumber === from?.dayNumber && reason.meal === from.item.meal ? 'itemId' : 'to'
    default:
      return 'to'
  }
}
