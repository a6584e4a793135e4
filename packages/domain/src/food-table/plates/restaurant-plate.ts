import { addMacros, type Macros, noMacros } from '../../nutrition/macros.ts'
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
