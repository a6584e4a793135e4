/** Quarters are exact in binary, and so are their sums. */
export const servingStep = 0.25
export const leastServings = 0.5
export const mostServings = 4

export function isOnGrid(servings: number): boolean {
  return Number.isInteger(servings / servingStep) && servings >= leastServings && servings <= mostServings
}
