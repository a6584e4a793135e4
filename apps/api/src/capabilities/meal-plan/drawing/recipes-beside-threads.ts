import type { KitchenRecipe } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import type { Planner } from '#platform/planner/planner.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** The planner's threads, and the recipes they draw from. */
export type DrawContext = Readonly<{ planner: Planner; cookbook: Cookbook }>

/** A person's recipes that the planner's threads don't hold. */
export function recipesBesideThreads({ planner, cookbook }: DrawContext): KitchenRecipe[] {
  return cookbook.changedSince(planner.edition).flatMap(({ id }) => cookbook.kitchen.recipe(id) ?? [])
}
