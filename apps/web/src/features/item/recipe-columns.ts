/** Ingredients beside the steps where there is room. */
export const recipeColumns = 'grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-start lg:gap-6'

/** A main's own steps need no name; without a step, where the cook was last. */
export function cookPathOf(recipeId: string | undefined, step: number | undefined): string {
  if (step === undefined) return 'cook'
  return `cook?${recipeId === undefined ? '' : `dish=${recipeId}&`}step=${step + 1}`
}
