import { addMacros, type Macros, noMacros } from '../../nutrition/macros.ts'
import { foodWords } from '../search/food-words.ts'
import { figuresOfGrams, type TableFood } from '../table-food.ts'

/** How big a plate was. */
export const plateSizes = ['least', 'usual', 'most'] as const
export type PlateSize = (typeof plateSizes)[number]

/** [LIFE-2] A plate as restaurants serve it: rows of the table, each with the grams of a small, a usual and a big plate. */
export type RestaurantPlate = Readonly<{
  id: string
  name: string
  parts: readonly Readonly<{ foodId: string; grams: Readonly<Record<PlateSize, number>> }>[]
}>

type FoundFoods = Readonly<{ findFood: (id: string) => TableFood | undefined }>
type FoundPlates = FoundFoods & Readonly<{ plates: readonly RestaurantPlate[] }>

/** The sum of row × grams of what is on a plate of that size. */
export function plateFigures({ parts }: RestaurantPlate, size: PlateSize, table: FoundFoods): Macros {
  return parts.reduce((sum, { foodId, grams }) => {
    const food = table.findFood(foodId)
    return food ? addMacros(sum, figuresOfGrams(food, grams[size])) : sum
  }, noMacros)
}

/** Its rows by the names they have in the table, which are shown as the source. */
export function plateFoods({ parts }: RestaurantPlate, table: FoundFoods): string[] {
  return parts.flatMap(({ foodId }) => table.findFood(foodId)?.name ?? [])
}

/** [HELD-4] The plates that have all typed words in their name; after them those that have them in what is on them. Nothing typed: all. */
export function findPlates(table: FoundPlates, typed: string): readonly RestaurantPlate[] {
  const words = foodWords(typed)
  const has = (names: readonly string[]) => {
    const own = names.flatMap(foodWords)
    return words.every((word) => own.some((one) => one.startsWith(word)))
  }
  const named = table.plates.filter(({ name }) => has([name]))
  const holding = table.plates.filter((plate) => has([plate.name, ...plateFoods(plate, table)]))
  return [...new Set([...named, ...holding])]
}
