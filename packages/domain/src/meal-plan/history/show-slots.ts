import type { EaterId } from '../../onboarding/questionnaire.ts'
import { type Item, isFilled, sidesOf } from '../item.ts'
import { usualEaters } from '../shown/item-plates.ts'
import type { MealPlan } from '../shown/meal-plan.ts'
import { changedSlots } from './changed-slots.ts'
import { absentCompany, companyChanges } from './company-changes.ts'
import type { ShownAbsence, ShownContent, ShownSlot } from './shown-change.ts'

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

/** TOG-3: by the names that the plan tells of who shares each meal. */
export function showAbsences(
  before: Pick<MealPlan, 'template' | 'plates'>,
  after: Pick<MealPlan, 'template' | 'plates'>,
): ShownAbsence[] {
  return companyChanges(before.template, after.template, absentCompany).flatMap((change) => {
    const { dayNumber, meal, itemId } = change
    const sharers = [before, after].flatMap(({ plates = {} }) => usualEaters(plates[itemId]))
    const names = new Map(sharers.map(({ eaterId, name }) => [eaterId, name]))
    const named = (ids: readonly EaterId[], others: readonly EaterId[]) =>
      ids.filter((id) => !others.includes(id)).flatMap((id) => names.get(id) ?? [])
    const gone = named(change.after, change.before)
    const back = named(change.before, change.after)
    return gone.length + back.length > 0 ? [{ dayNumber, meal, gone, back }] : []
  })
}

function shownContent(item: Item, { cards }: Shown): ShownContent {
  if (!isFilled(item)) return { kind: item.kind }
  const { recipeId, servings } = item
  const sides = sidesOf(item).map((side) => ({ title: cards[side.recipeId]?.title, servings: side.servings }))
  const kind = item.kind === 'leftover' ? 'leftover' : 'normal'
  return { kind, title: cards[recipeId]?.title, servings, ...(sides.length > 0 && { sides }) }
}
