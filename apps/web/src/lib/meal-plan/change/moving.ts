import { actCalls } from '@butterleaf/contract/meal-plan/act-calls'
import type { MoveWish } from '@butterleaf/domain/meal-plan/drawing/moving/move-to-fit'
import { type Item, isFilled } from '@butterleaf/domain/meal-plan/item'
import { applyInOrder } from '@butterleaf/domain/meal-plan/operations/change-template'
import { exchangeItems, moveItem } from '@butterleaf/domain/meal-plan/operations/moving/move-item'
import { portionDay } from '@butterleaf/domain/meal-plan/operations/portion-day'
import { findById, type ItemPlace, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { keepsDaysOnCards, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { api } from '#lib/api/api.ts'
import type { ApiProblem } from '#lib/api/api-problem.ts'
import { withTimeout } from '#lib/offline/with-timeout.ts'
import type { Act, Means } from '#lib/outbox/queue.ts'
import { readPlanAgain } from '../plan-query.ts'
import type { PlanChange } from './plan-change.ts'

/** A move with all that was shown when the person confirmed it. */
export type Move = Readonly<{
  planId: string
  templateId: string
  from: ItemPlace
  wish: MoveWish & Required<Pick<MoveWish, 'expected'>>
}>

/** A move whose slots hold something else by now changes nothing. */
export function applyMove(plan: MealPlan, move: Move): MealPlan {
  const { from, wish } = move
  const { template } = plan
  if (move.templateId !== template.id || !isAsExpected(template, move)) return plan
  const rule = wish.isExchange ? exchangeItems : moveItem
  const moved = rule(template, from, {
    to: wish.to,
    keepsDaysOf: keepsDaysOnCards(plan),
    // What comes there is drawn by the server.
    leftovers: wish.leftovers === 'replace' ? 'open' : wish.leftovers,
  })
  if (!moved.ok) return plan
  const portioned = withPortions(moved.template, wish.portions ?? [])
  return { ...plan, template: portioned.ok ? portioned.template : moved.template }
}

function withPortions(template: Template, portions: NonNullable<Move['wish']['portions']>) {
  return applyInOrder(
    template,
    portions.map((portion) => (current: Template) => {
      const found = findById(current, portion.itemId)
      return found ? portionDay(current, placeOfDay(found), [portion]) : { ok: true, template: current }
    }),
  )
}

/** Both slots hold what the person saw there. */
function isAsExpected(template: Template, { from, wish }: Move): boolean {
  const { expected } = wish
  return recipeIn(template, from.itemId) === expected?.from && recipeIn(template, wish.to) === expected?.to
}

/** The server has done it: its answer was lost on the way. */
function isDone(template: Template, { from, wish }: Move): boolean {
  const { expected } = wish
  return recipeIn(template, from.itemId) === expected?.to && recipeIn(template, wish.to) === expected?.from
}

function recipeIn(template: Template, itemId: string): string | null {
  const item: Item | undefined = findById(template, itemId)?.item
  return item && isFilled(item) ? item.recipeId : null
}

/** Where only the answer to the first try was lost, there is nothing to tell. */
export async function tellUnlessDone(
  problem: ApiProblem,
  { queries, toasts }: Means,
  { id, args }: Act<Move>,
): Promise<void> {
  const plan = await readPlanAgain(queries)
  if (plan && isDone(plan.template, args)) return
  toasts.show(`Your move was dropped. ${problem.message}`, { tone: 'error', key: `move ${id}` })
}

export function changeOfMove({ planId, templateId, from, wish }: Move): PlanChange {
  const { to, isExchange, leftovers, portions, expected } = wish
  const body = {
    to,
    exchange: isExchange,
    ...(leftovers && { leftovers }),
    ...(portions?.length && {
      portions: portions.map(({ itemId, servings }) => ({ item: itemId, servings })),
    }),
    ...(expected && { expected }),
  }
  return {
    act: isExchange ? 'exchangeItems' : 'moveItem',
    args: { ...from, wish },
    at: from.itemId,
    // The plan it was made in, which may have been replaced since: then it is refused.
    send: () => withTimeout(api.send(actCalls.moveItem, { params: { planId, templateId, ...from }, body })),
  }
}
