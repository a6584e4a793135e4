import { readFoodTable } from '@butterleaf/cookbook/food-table/read-food-table'
import type { FigureTables } from '@butterleaf/domain/food-log/source-figures'
import { repositoryFolder } from '#platform/places.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** Of recipes the figures of their cards, which is what devices multiply. */
export function figureTablesOf(cookbook: Cookbook): FigureTables {
  return {
    per100g: (foodId) => readFoodTable(repositoryFolder).findFood(foodId)?.figuresPer100g,
    perServing: (recipeId) => cookbook.resolve(recipeId)?.perServing,
  }
}
