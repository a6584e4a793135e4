import { type Item, isFilled } from '@butterleaf/domain/meal-plan/item'
import { applyInOrder } from '@butterleaf/domain/meal-plan/operations/change-template'
import { exchangeItems, moveItem } from '@butterleaf/domain/meal-plan/operations/moving/move-item'
import { portionDay } from '@butterleaf/domain/meal-plan/operations/portion-day'
import { findById, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { keepsDaysOnCards, type MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { UnsentMove } from './unsent-moves.ts'

/** The plan with moves that the server doesn't have yet, in their order. One whose slots hold something else by now changes nothing. */
export function applyMoves(plan: MealPlan, moves: readonly UnsentMove[]): MealPlan {
  const template = moves.reduce((current, move) => applyMove(plan, current, move), plan.template)
  return template === plan.template ? plan : { ...plan, template }
}

function applyMove(plan: MealPlan, template: Template, move: UnsentMove): Template {
  const { from, wish } = move
  if (move.templateId !== template.id || !isAsExpected(template, move)) return template
  const rule = wish.isExchange ? exchangeItems : moveItem
  const moved = rule(template, from, {
    to: wish.to,
    keepsDaysOf: keepsDaysOnCards(plan),
    // What comes there is drawn by the server.
    leftovers: wish.leftovers === 'replace' ? 'open' : wish.leftovers,
  })
  if (!moved.ok) return template
  const portioned = withPortions(moved.template, wish.portions ?? [])
  return portioned.ok ? portioned.template : moved.template
}

function withPortions(template: Template, portions: NonNullable<UnsentMove['wish']['portions']>) {
  return applyInOrder(
    template,
    portions.map((portion) => (current: Template) => {
      const found = findById(current, portion.itemId)
      return found ? portionDay(current, placeOfDay(found), [portion]) : { ok: true, template: current }
    }),
  )
}

/** Both slots hold what the person saw there. */
export function isAsExpected(template: Template, { from, wish }: UnsentMove): boolean {
  const { expected } = wish
  return recipeIn(template, from.itemId) === expected?.from && recipeIn(template, wish.to) === expected?.to
}

/** The server has done it: its answer was lost on the way. */
export function isDone(template: Template, { from, wish }: UnsentMove): boolean {
  const { expected } = wish
  return recipeIn(template, from.itemId) === expected?.to && recipeIn(template, wish.to) === expected?.from
}

function recipeIn(template: Template, itemId: string): string | null {
  const item: Item | undefined = findById(template, itemId)?.item
  return item && isFilled(item) ? item.recipeId : null
}
