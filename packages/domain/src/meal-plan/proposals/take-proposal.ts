import { forbiddenTo, type Planning } from '../drawing/diner.ts'
import { mealOnWeekday } from '../drawing/slot-on-weekday.ts'
import { isCooked, isFilled } from '../item.ts'
import { refusalToServe, served } from '../operations/change-servings.ts'
import { applyInOrder, changeItem, type Outcome } from '../operations/change-template.ts'
import { putDish } from '../operations/put-in-slot.ts'
import { onDish } from '../operations/slot-content.ts'
import { type FoundItem, findById, placeOf } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import type { ProposedMeal } from './plan-proposal.ts'

/**
 * All meals of a proposal, or none where one of them isn't as it was when it was proposed. Complete days and locked dishes refuse
 * it, and so does a dish that the person must not be served.
 */
export function takeProposal(
  planning: Planning,
  template: Template,
  meals: readonly Pick<ProposedMeal, 'itemId' | 'before' | 'after'>[],
): Outcome {
  return applyInOrder(
    template,
    meals.map((proposed) => (current) => takeMeal(planning, current, proposed)),
  )
}

type Taken = Pick<ProposedMeal, 'itemId' | 'before' | 'after'>

function takeMeal(planning: Planning, template: Template, proposed: Taken): Outcome {
  const found = findById(template, proposed.itemId)
  if (!found) return refuse({ because: 'not-there' })
  const refusal = refusalToTake(planning, template, found, proposed)
  if (refusal) return refuse(refusal)
  const { before, after } = proposed
  return changeItem(template, placeOf(found), (slot) => {
    return onDish(slot, (dish) =>
      after.recipeId === before.recipeId
        ? served(dish, after.servings)
        : putDish(slot, { ...after, sides: dish.item.sides }),
    )
  })
}

/** A dish that other days eat from can have other servings, but no other dish. */
function refusalToTake(
  planning: Planning,
  template: Template,
  found: FoundItem,
  { before, after }: Taken,
): Refusal | undefined {
  const { item, day, dayNumber } = found
  const { meal } = item
  if (day.isComplete) return { because: 'day-complete', dayNumber }
  if (!isFilled(item) || item.recipeId !== before.recipeId || item.servings !== before.servings)
    return { because: 'proposal-stale', dayNumber, meal }
  if (item.isLocked) return { because: 'slot-locked', dayNumber, meal }
  if (after.recipeId === before.recipeId) return refusalToServe(found, after.servings)
  if (!isCooked(item) || item.kind === 'leftoverParent') return { because: 'slot-not-free', dayNumber, meal }
  if (!planning.kitchen.edible(after.recipeId)) return { because: 'no-such-recipe' }
  const forbidden = forbiddenTo(planning)(after.recipeId, mealOnWeekday(template, found))
  return forbidden && { because: 'forbidden-recipe', forbidden }
}
