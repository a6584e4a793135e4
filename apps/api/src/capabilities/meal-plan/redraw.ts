import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { allItems, type FoundItem, findSlot } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { DrawnItem } from '@butterleaf/domain/meal-plan/template-operations/draft'
import {
  fillFreeSlots,
  type SlotChoice,
} from '@butterleaf/domain/meal-plan/template-operations/fill-free-slots'
import { wishesOf } from '@butterleaf/domain/onboarding/wishes-of'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import { type DrawContext, drawDays, keptOf, seedFor } from './draw.ts'
import { type Plan, withTemplate } from './plan.ts'
import { refused, settled } from './settled.ts'
import { refusalToDrawAny, type Scope, slotsToDraw } from './slots-to-draw.ts'

/** "Suggested Meals", and a day or a week drawn again: every free slot gets another dish. */
export async function redraw(context: DrawContext, plan: Plan, scope: Scope): Promise<Plan> {
  const { template } = plan.active
  const refusal = refusalToDrawAny(template, scope)
  if (refusal) throw refused(refusal)
  const { dessert } = wishesOf(plan.answers)
  const slots = slotsToDraw(template, scope, !dessert.isSkipped)
  const isWeekAsWished = template.mode === 'generated' && !('dayId' in scope)
  const choices = await choicesFor(context, plan, slots, isWeekAsWished)
  if (choices.length === 0) throw new AppError('nothing-suitable')
  return withTemplate(plan, settled(fillFreeSlots(template, scope, choices)))
}

/**
 * Nothing that stands there now comes again, unless a slot could not be filled otherwise. A week is drawn with the leftovers and
 * the sameness that were wished for; a slot that leaves none is drawn by itself.
 */
export async function choicesFor(
  context: DrawContext,
  plan: Plan,
  slots: readonly FoundItem[],
  isWeekAsWished: boolean,
): Promise<SlotChoice[]> {
  const standing = slots.flatMap(({ item }) => (isFilled(item) ? [item.recipeId] : []))
  const ways = [
    ...(isWeekAsWished ? [{ isAsWished: true, not: standing }] : []),
    { isAsWished: false, not: standing },
    { isAsWished: false, not: [] },
  ]
  const chosen = new Map<string, Chosen>()
  for (const { isAsWished, not } of ways) {
    const open = slots.filter(({ item }) => !chosen.has(item.id))
    if (open.length === 0) break
    const days = await drawDays(context, plan, {
      kept: keptAround(plan.active.template, slots, chosen),
      ...(isAsWished
        ? {}
        : { open: open.map(({ dayNumber, item }) => ({ day: dayNumber - 1, meal: item.meal })) }),
      not,
      seed: seedFor(plan),
    })
    for (const slot of open) {
      const drawn = days[slot.dayNumber - 1]?.find(({ meal }) => meal === slot.item.meal)
      if (drawn) chosen.set(slot.item.id, { slot, drawn })
    }
  }
  return [...chosen.values()].map((one) => choiceOf(one, plan.active.template, chosen))
}

type Chosen = { slot: FoundItem; drawn: DrawnItem }

function keptAround(template: Template, slots: readonly FoundItem[], chosen: ReadonlyMap<string, Chosen>) {
  const drawnIds = new Set(slots.map(({ item }) => item.id))
  const others = keptOf(allItems(template).filter(({ item }) => !drawnIds.has(item.id)))
  const already = [...chosen.values()].map(({ slot, drawn: { meal, recipeId, servings } }) => {
    return { day: slot.dayNumber - 1, meal, recipeId, servings }
  })
  return [...others, ...already]
}

/** A leftover only where its parent was drawn along; else the same dish, cooked. */
function choiceOf(
  { slot, drawn }: Chosen,
  template: Template,
  chosen: ReadonlyMap<string, Chosen>,
): SlotChoice {
  const { leftoverOf, recipeId, servings } = drawn
  const itemId = slot.item.id
  const from = leftoverOf && findSlot(template, leftoverOf.day + 1, leftoverOf.meal)?.item.id
  const parent = from === undefined ? undefined : chosen.get(from)
  const isFed = parent?.drawn.recipeId === recipeId && parent.drawn.leftoverOf === undefined
  return isFed ? { itemId, servings, leftoverOf: parent.slot.item.id } : { itemId, servings, recipeId }
}
