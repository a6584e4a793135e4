import { type Item, isFilled, sidesOf } from '../item.ts'
import type { MealPlan } from '../shown/meal-plan.ts'
import { changedSlots } from './changed-slots.ts'
import type { ShownContent, ShownSlot } from './shown-change.ts'

type Shown = Pick<MealPlan, 'template' | 'cards'>

/** What a change of one template did, as it is told to the person. */
export function showSlots(before: Shown, after: Shown): ShownSlot[] {
  return changedSlots(before.template, after.template).map((slot) => ({
    dayNumber: slot.dayNumber,
    meal: slot.before.meal,
    before: shownContent(slot.before, before),
    after: shownContent(slot.after, after),
    now: undefined,
  }))
}

function shownContent(item: Item, { cards }: Shown): ShownContent {
  if (!isFilled(item)) return { kind: item.kind }
  const { recipeId, servings } = item
  const sides = sidesOf(item).map((side) => ({ title: cards[side.recipeId]?.title, servings: side.servings }))
  const kind = item.kind === 'leftover' ? 'leftover' : 'normal'
  return { kind, title: cards[recipeId]?.title, servings, ...(sides.length > 0 && { sides }) }
}
