import type { WireOwnRecipeSummary } from '@butterleaf/contract/own-recipes/calls'

/** OWN-2: what is missing, or whether it is planned: "Without 2 of 11 lines". */
export function recipeState(recipe: WireOwnRecipeSummary): string {
  const { missing, lineCount, servings, mayBePlanned } = recipe
  if (missing > 0) return `Without ${missing} of ${lineCount} ${lineCount === 1 ? 'line' : 'lines'}`
  if (servings === null) return 'Servings missing'
  return mayBePlanned ? 'May be planned' : 'Chosen by hand only'
}
