import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { findItem } from '../places.ts'
import type { Template } from '../template.ts'
import { dropForbidden } from '../template-operations/drop-forbidden.ts'
import { fillFreeSlots } from '../template-operations/fill-free-slots.ts'
import { forbiddenTo, type Planning } from './diner.ts'
import { choicesOf, type SlotDraw, startSlotDraw } from './slot-draw.ts'

/** PLAN-6: a template from the archive without what the person must not eat now, and the draw that replaces this. */
export function startRestoration(planning: Planning, archived: Template): SlotDraw {
  const forbidden = forbiddenTo(planning)
  const { template, toFill } = dropForbidden(archived, (recipeId) => forbidden(recipeId) !== undefined)
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
