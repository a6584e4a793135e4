import type { FigureTables } from '@butterleaf/domain/food-log/source-figures'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** Of recipes the figures of their cards, which is what devices multiply. */
export function figureTablesOf(cookbook: Cookbook): FigureTables {
  return {
    per100g: () => undefined,
    perServing: (recipeId) => cookbook.resolve(recipeId)?.perServing,
  }
}
