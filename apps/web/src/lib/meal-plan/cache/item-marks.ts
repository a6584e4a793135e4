import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import { feedingOf } from '@butterleaf/domain/meal-plan/feeding'
import { type FilledItem, type ItemId, isFilled, sidesOf } from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, type FoundWeek, itemsIn } from '@butterleaf/domain/meal-plan/places'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import { servedIn } from '@butterleaf/domain/meal-plan/shown/item-plates'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'

type FoundDish = FoundItem & Readonly<{ item: FilledItem }>

/** By item: all that its page says depends on. The same mark is the same page, whatever else has changed in the plan. */
export function itemMarks(week: FoundWeek, plan: MealPlan): ReadonlyMap<ItemId, string> {
  const dishes = itemsIn(week).filter((found): found is FoundDish => isFilled(found.item))
  const people = peopleOf(plan.answers)
  const gists = new Map(dishes.map((found) => [found.item.id, gistOf(found, plan)]))
  return new Map(
    dishes.map(({ item }) => {
      const parent = item.kind === 'leftover' ? gists.get(item.parentId) : undefined
      return [item.id, JSON.stringify([people, gists.get(item.id), parent])]
    }),
  )
}

/** Written as the release before wrote it, so that its copies still count. */
function gistOf(found: FoundDish, plan: MealPlan): unknown {
  const { cards, plates } = plan
  const servedOf = servedIn(plan)
  const { week, item } = found
  const card = cards[item.recipeId]
  const isLeftover = item.kind === 'leftover'
  const recipeServings = card?.servings ?? 1
  const serving = {
    value: item.servings,
    minimum: leastServings,
    scale: isLeftover ? null : cookedScale(week, item, { servedOf, recipeServings }),
  }
  // The address of its picture has the recipe's edition, which changes with every word of it.
  const sides = sidesOf(item).map((side) => [side, cards[side.recipeId]?.pictures.small])
  const main = [item.kind, item.recipeId, card?.pictures.small, serving, feedingOf(found, servedOf)]
  const shown = sides.length > 0 ? [...main, sides] : main
  const shared = plates?.[item.id]
  return shared ? [...shown, shared] : shown
}
