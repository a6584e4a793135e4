/** Quarters are exact in binary, and so are their sums. */
export const servingStep = 0.25
export const leastServings = 0.5
export const mostServings = 4

/** Of one plate that the product chooses. More is only served where a person asks for it by hand, up to `mostServings`. */
export const mostPlannedServings = 2.5
export const mostPlateGrams = 750

export function isOnGrid(servings: number): boolean {
  return Number.isInteger(servings / servingStep) && servings >= leastServings && servings <= mostServings
}
