import type { RecipeId } from '../../recipes/may-eat.ts'
import { freeSlots } from '../free-slots.ts'
import type { ItemId, Plate } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import { applyInOrder, type Outcome } from '../operations/change-template.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import {
  type DayPlace,
  type FoundItem,
  type FoundWeek,
  findWeek,
  itemsIn,
  placeOf,
  type WeekPlace,
} from '../places.ts'
import { type Refused, refuse } from '../refusal.ts'
import type { Template } from '../template.ts'

/** What was drawn for a free slot: cooked for it, or eaten from another slot of the same week. */
export type SlotChoice = Readonly<
  { itemId: ItemId; servings: number } & Pick<Plate, 'sides'> &
    ({ recipeId: RecipeId } | { leftoverOf: ItemId })
>

/** "Suggested Meals", a day or a week drawn again. Free slots without a choice stay as they are. */
export function fillFreeSlots(
  template: Template,
  scope: WeekPlace | DayPlace,
  choices: readonly SlotChoice[],
): Outcome {
  const week = findWeek(template, scope)
  if (!week) return refuse({ because: 'not-there' })
  const free = new Map(freeSlots(template, scope).map((slot) => [slot.item.id, slot]))
  const steps = choices.flatMap((choice) => {
    const slot = free.get(choice.itemId)
    return slot ? [{ choice, slot }] : []
  })
  const taken = choices.find(({ itemId }) => !free.has(itemId))
  if (taken) return refuseTaken(week, taken)
  // What is eaten from a slot can only be said once that slot has its new dish.
  const fresh = steps.filter(({ choice }) => 'recipeId' in choice)
  const fed = steps.filter(({ choice }) => 'leftoverOf' in choice)
  return applyInOrder(template, [
    ...steps.map(
      ({ slot }) =>
        (current: Template) =>
          clearSlot(current, placeOf(slot)),
    ),
    ...[...fresh, ...fed].map(
      ({ slot, choice }) =>
        (current: Template) =>
          fill(current, slot, choice),
    ),
  ])
}

function fill(template: Template, slot: FoundItem, choice: SlotChoice): Outcome {
  const { meal } = slot.item
  const { servings, sides } = choice
  return 'recipeId' in choice
    ? fillSlot(template, placeOf(slot), { meal, recipeId: choice.recipeId, servings, sides })
    : addLeftover(template, placeOf(slot), { meal, parentId: choice.leftoverOf, servings, sides })
}

function refuseTaken(week: FoundWeek, { itemId }: SlotChoice): Refused {
  const found = itemsIn(week).find(({ item }) => item.id === itemId)
  if (!found) return refuse({ because: 'not-there' })
  return refuse({ because: 'slot-not-free', dayNumber: found.dayNumber, meal: found.item.meal })
}
