import type { FoodTable } from '../food-table.ts'
import { foodWords } from '../search/food-words.ts'
import { plateFoods, type RestaurantPlate } from './restaurant-plate.ts'

/** [HELD-4] The plates that have all typed words in their name; after them those that have them in what is on them. Nothing typed: all. */
export function findPlates(table: FoodTable, typed: string): readonly RestaurantPlate[] {
  const words = foodWords(typed)
  const has = (names: readonly string[]) => {
    const own = names.flatMap(foodWords)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const named = table.plates.filter(({ name }) => has([name]))
  const holding = table.plates.filter((plate) => has([plate.name, ...plateFoods(plate, table)]))
  return [...new Set([...named, ...holding])]
}
