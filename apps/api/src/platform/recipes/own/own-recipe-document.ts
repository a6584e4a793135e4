import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'

/** A later one gets another number and a reader of its own. */
const format = 1

export function ownRecipeDocument({ id: _id, ...recipe }: OwnRecipe): string {
  return JSON.stringify({ format, ...recipe })
}

export function readOwnRecipeDocument(id: string, text: string): OwnRecipe {
  const { format: _format, ...recipe } = JSON.parse(text) as Omit<OwnRecipe, 'id'> & { format: number }
  return { id, ...recipe }
}
