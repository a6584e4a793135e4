import type { RestaurantPlate } from '@butterleaf/domain/food-table/plates/restaurant-plate'

/** The plates of `plates.csv`: a row a food; the name stands in a plate's first row. */
export function platesOf(rows: readonly Record<string, string>[]): RestaurantPlate[] {
  const plates = new Map<string, RestaurantPlate>()
  for (const { plate: plateId = '', name = '', id = '', least, usual, most } of rows) {
    const part = { foodId: id, grams: { least: Number(least), usual: Number(usual), most: Number(most) } }
    const plate = plates.get(plateId) ?? { id: plateId, name, parts: [] }
    plates.set(plateId, { ...plate, parts: [...plate.parts, part] })
  }
  return [...plates.values()]
}
