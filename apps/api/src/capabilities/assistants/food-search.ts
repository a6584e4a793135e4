import { setImmediate as turn } from 'node:timers/promises'
import { readFoodTable } from '@butterleaf/cookbook/food-table/read-food-table'
import {
  findPlates,
  plateFigures,
  type RestaurantPlate,
} from '@butterleaf/domain/food-table/plates/restaurant-plate'
import { type FoodIndex, indexInSteps } from '@butterleaf/domain/food-table/search/index-foods'
import { searchFoods } from '@butterleaf/domain/food-table/search/search-foods'
import type { TableFood } from '@butterleaf/domain/food-table/table-food'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import { repositoryFolder } from '#platform/places.ts'

export type PlateSize = Parameters<typeof plateFigures>[1]

/** The food table, found by words as people find it in the app. */
export interface FoodSearch {
  foods(words: string): Promise<readonly TableFood[]>
  plates(words: string): readonly RestaurantPlate[]
  figuresOf(plate: RestaurantPlate, size: PlateSize): Macros
}

export function openFoodSearch(): FoodSearch {
  let index: Promise<FoodIndex> | undefined
  return {
    foods: async (words) => {
      index ??= indexFoodsBesides()
      return searchFoods(await index, words)
    },
    plates: (words) => findPlates(readFoodTable(repositoryFolder), words),
    figuresOf: (plate, size) => plateFigures(plate, size, readFoodTable(repositoryFolder)),
  }
}

/** Other requests are answered in between (HELD-1). */
async function indexFoodsBesides(): Promise<FoodIndex> {
  const steps = indexInSteps(readFoodTable(repositoryFolder))
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await turn()
  }
}
