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
}

/** The corpus only: people don't have recipes of their own yet. */
export function openRecipeSource(corpus: Corpus): RecipeSource {
  return { corpus, forPerson: async () => corpus }
}
