import { refusalAsKept } from '../feeding.ts'
import { refusalToDraw } from '../free-slots.ts'
import { type FilledItem, type ItemId, isFilled } from '../item.ts'
import { slotsFedBy } from '../leftovers.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { type FoundItem, findById, findItem, type ItemPlace, placeOf } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { dateOfDay, type Template } from '../template.ts'
import { putWithFit } from './day-around.ts'
import { forbiddenTo, type SeededPlanning } from './diner.ts'
import { keepsDaysIn } from './kitchen.ts'
import { randomizeSlot } from './randomize-slot.ts'
import { fitRecipe } from './rank-dishes.ts'
import { mealOnWeekday } from './slot-on-weekday.ts'

/** ITEM-5, and "Suggested Recipe" for an open slot. Days that ate from the dish keep a meal. */
export function randomizeItem(planning: SeededPlanning, template: Template, place: ItemPlace): Outcome {
  const found = findItem(template, place)
  if (!found) return refuse({ because: 'not-there' })
  const refusal = refusalToRandomize(found)
  if (refusal) return refuse(refusal)
  return applyInOrder(template, [
    (current) => randomizeSlot(planning, current, found),
    (current) => refeedLeftovers(planning, current, found.item.id, slotsFedBy(found)),
  ])
}

function refusalToRandomize(found: FoundItem): Refusal | undefined {
  const { day, dayNumber } = found
  return day.isComplete ? { because: 'day-complete', dayNumber } : refusalToDraw(found)
}

/**
 * LEFT-3: slots that were freed, as they stood before, eat from what the slot `cookedIn` cooks now, where it keeps their day in range;
 * else they get a dish of their own.
 */
function refeedLeftovers(
  planning: SeededPlanning,
  template: Template,
  cookedIn: ItemId,
  freed: readonly FoundItem[],
): Outcome {
  const cooking = findById(template, cookedIn)
  const cooked = cooking?.item
  const keepsDaysOf = keepsDaysIn(planning.kitchen)
  return applyInOrder(
    template,
    freed.map((slot) => (current) => {
      const mayFeed = cooked && isFilled(cooked) && cooked.meal !== 'dessert'
      const keeps = mayFeed && refusalAsKept(cooking, slot, keepsDaysOf) === undefined
      const fed = keeps ? feedFrom(planning, current, cooked, slot) : undefined
      return fed ?? fillByChance(planning, current, slot)
    }),
  )
}

/** A freed slot gets a dish of its own, and not the one that went; it stays open where there is none. */
export function fillByChance(planning: SeededPlanning, template: Template, slot: FoundItem): Outcome {
  const found = findItem(template, placeOf(slot))
  const gone = isFilled(slot.item) ? [slot.item.recipeId] : []
  const outcome = found && randomizeSlot(planning, template, found, gone)
  const staysOpen = !outcome || (!outcome.ok && outcome.reason.because === 'nothing-suitable')
  return staysOpen ? { ok: true, template } : outcome
}

/** Undefined where the dish brings the day out of range. */
function feedFrom(
  planning: SeededPlanning,
  template: Template,
  cooked: FilledItem,
  slot: FoundItem,
): Outcome | undefined {
  const place = placeOf(slot)
  const found = findItem(template, place)
  if (!found) return undefined
  const { day, dayNumber, item } = found
  const { meal } = item
  const date = dateOfDay(template, dayNumber)
  const fit = fitRecipe(planning, { day, date, meal }, cooked.recipeId)
  if (fit?.miss !== 0 || forbiddenTo(planning)(cooked.recipeId, mealOnWeekday(template, found)))
    return undefined
  const leftover = { meal, parentId: cooked.id, servings: fit.servings }
  return putWithFit(template, place, { day, itemId: item.id, fit }, (current) =>
    addLeftover(current, place, leftover),
  )
}
