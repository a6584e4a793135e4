import type { Meal } from '../../meals/meals.ts'
import { portionsAt } from '../../onboarding/table/eaters-at.ts'
import type { Planning } from '../drawing/diner.ts'
import { cookingOf, type Helping, isFilled, sidesOf } from '../item.ts'
import { allItems, type FoundItem } from '../places.ts'
import type { Template } from '../template.ts'
import type { HeldFood } from './held-food.ts'

/** Grams as sold that a dish takes of a food, in so many servings for all at the table. */
export function gramsOfDish(
  { kitchen, diner }: Planning,
  food: string,
  { recipeId, servings }: Helping,
  meal: Meal,
): number {
  const own = kitchen.dish(recipeId)?.foods.filter((each) => each.food.id === food) ?? []
  return own.reduce((sum, { grams }) => sum + grams, 0) * servings * portionsAt(diner.answers, { meal })
}

/** What dishes take of it that are cooked on these days while it keeps. A leftover was cooked along with its parent, and counts there. */
export function gramsPlanned(
  planning: Planning,
  slots: readonly FoundItem[],
  { food, untilDayNumber }: HeldFood,
): number {
  const cooked = new Set(slots.filter((slot) => slot.dayNumber <= untilDayNumber).map(({ item }) => item.id))
  const eaten = slots.map(({ item }) => item).filter(isFilled)
  return eaten
    .flatMap((item) => {
      const main = cooked.has(cookingOf(item)) ? [item] : []
      const sides = cooked.has(item.id) ? sidesOf(item) : []
      return [...main, ...sides].map((helping) => gramsOfDish(planning, food, helping, item.meal))
    })
    .reduce((sum, grams) => sum + grams, 0)
}

/** The slots of the days that a person still shops for, complete ones aside. */
export function slotsAhead(template: Template, days: ReadonlySet<number>): FoundItem[] {
  return allItems(template).filter(({ dayNumber, day }) => days.has(dayNumber) && !day.isComplete)
}
