import type { RecipeId } from '../../recipes/may-eat.ts'
import type { ItemId } from '../item.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { findItem } from '../places.ts'
import type { Template } from '../template.ts'
import { dropForbidden } from '../template-operations/drop-forbidden.ts'
import { fillFreeSlots } from '../template-operations/fill-free-slots.ts'
import { forbiddenTo, type Planning } from './diner.ts'
import { choicesOf, type SlotDraw, startSlotDraw } from './slot-draw.ts'
import { mealWithoutGuests } from './slot-on-weekday.ts'

/**
 * PLAN-6: what comes back without what the person must not eat now, and the draw that replaces this. `restored`: the slots that came
 * back; absent: all of them, as in a template from the archive.
 */
export function startRestoration(
  planning: Planning,
  back: Template,
  restored?: ReadonlySet<ItemId>,
): SlotDraw {
  const forbidden = forbiddenTo(planning)
  const isGone = (recipeId: RecipeId) => planning.kitchen.dish(recipeId) === undefined
  const { template, toFill } = dropForbidden(
    back,
    (recipeId, slot) =>
      (!restored || restored.has(slot.item.id)) &&
      (forbidden(recipeId, mealWithoutGuests(back, slot)) !== undefined || isGone(recipeId)),
  )
  const slots = toFill.flatMap((place) => findItem(template, place) ?? [])
  return startSlotDraw(template, slots, false)
}

/** The template with what was drawn; a slot that nothing was found for stays open. */
export function finishRestoration(draw: SlotDraw): Outcome {
  return applyInOrder(
    draw.template,
    choicesOf(draw).map((choice) => (current) => {
      const slot = draw.slots.find(({ item }) => item.id === choice.itemId)
      return slot
        ? fillFreeSlots(current, { weekId: slot.week.id }, [choice])
        : { ok: true, template: current }
    }),
  )
}
