import { peopleOf } from '../../onboarding/questionnaire.ts'
import type { Planning } from '../drawing/diner.ts'
import type { RecipeId } from '../item.ts'
import { isFilled } from '../item.ts'
import type { FoundItem } from '../places.ts'

/** Grams as sold that a dish takes of a food, in so many servings for all at the table. */
export function gramsOfDish(
  { kitchen, diner }: Planning,
  food: string,
  { recipeId, servings }: Readonly<{ recipeId: RecipeId; servings: number }>,
): number {
  const own = kitchen.dish(recipeId)?.foods.filter((each) => each.food.id === food) ?? []
  return own.reduce((sum, { grams }) => sum + grams, 0) * servings * peopleOf(diner.answers)
}

/** The same of all dishes in the slots; a leftover was cooked along, and counts. */
export function gramsPlanned(planning: Planning, food: string, slots: readonly FoundItem[]): number {
  return slots.reduce((sum, { item }) => sum + (isFilled(item) ? gramsOfDish(planning, food, item) : 0), 0)
}
