import type { Cookbook, Corpus } from './cookbook.ts'

/**
 * The only way to recipes. It answers with immutable values: an operation loads one beside the plan, and everything that works with
 * recipes takes that value. So nothing else is async, and nothing asks where a recipe comes from.
 */
export interface RecipeSource {
  /** The recipes that everybody has. */
  readonly corpus: Corpus
  /** All recipes that a person may cook. The same value until one of them changes. */
  forPerson(userId: string): Promise<Cookbook>
}

/** The corpus alone: people don't have recipes of their own yet. */
export function openRecipeSource(corpus: Corpus): RecipeSource {
  return { corpus, forPerson: async () => corpus }
}
