import type { DishFood } from './basket/basket-food.ts'

/** Of their class, but drunk or spooned. */
const notInPieces: ReadonlySet<string> = new Set(['soy-milk', 'soy-yogurt'])

/** PLATE-1: tofu, tempeh and their like in a serving, which people count as one food. */
export function soyGrams(foods: readonly DishFood[]): number {
  return foods.reduce((sum, { food, grams }) => (isSoy(food) ? sum + grams : sum), 0)
}

function isSoy({ id, swaps }: DishFood['food']): boolean {
  return swaps?.class === 'tofu' && !notInPieces.has(id)
}

/** PLATE-1: so many grams of a food in a serving, by its name. */
export type BulkFood = Readonly<{ food: string; grams: number }>

export const soyName = 'tofu and the like'
/** Less of a food doesn't make a week of it. */
const bulkGrams = 60

/** Eggs have a limit of their own. */
export function bulkFoodsOf(
  foods: readonly DishFood[],
  nameOf: (id: string) => string | undefined,
): BulkFood[] {
  const others = foods.flatMap(({ food, grams }): BulkFood[] => {
    const name = nameOf(food.id)
    const isMeant = name !== undefined && food.id !== 'egg' && !food.isStaple && !isSoy(food)
    return isMeant ? [{ food: name, grams: Math.round(grams) }] : []
  })
  const soy = { food: soyName, grams: Math.round(soyGrams(foods)) }
  return [soy, ...others].filter(({ grams }) => grams >= bulkGrams)
}
