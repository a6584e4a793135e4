import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { Cookbook, Corpus } from './cookbook.ts'

/**
 * All recipes come from here, as immutable values: an operation loads one with the plan and passes it on. So no other code is
 * async, and none asks where a recipe comes from.
 */
export interface RecipeSource {
  /** The recipes for all people. */
  readonly corpus: Corpus
  /** All recipes that a person may cook; the same value until one of them changes. */
  forPerson(userId: string): Promise<Cookbook>
  /** One whose picture may be seen by all who know its id: ours, and own ones, whose ids can't be guessed. */
  findPictured(recipeId: string): Promise<Recipe | undefined>
  /** After this process changed the person's recipes. */
  forget(userId: string): void
}
