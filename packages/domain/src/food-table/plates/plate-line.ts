import { plateSizes, type RestaurantPlate } from './restaurant-plate.ts'

/** All plates in one line: "sashimi|Sashimi|15236:60:90:130|…", a tab between two. */
export function encodePlates(plates: readonly RestaurantPlate[]): string {
  return plates.map(({ id, name, parts }) => [id, name, ...parts.map(encodePart)].join('|')).join('\t')
}

function encodePart({ foodId, grams }: RestaurantPlate['parts'][number]): string {
  return [foodId, ...plateSizes.map((size) => grams[size])].join(':')
}

export function decodePlates(line: string): RestaurantPlate[] {
  return line === '' ? [] : line.split('\t').map(decodePlate)
}

function decodePlate(text: string): RestaurantPlate {
  const [id = '', name = '', ...parts] = text.split('|')
  return { id, name, parts: parts.map(decodePart) }
}

function decodePart(text: string): RestaurantPlate['parts'][number] {
  const [foodId = '', least, usual, most] = text.split(':')
  return { foodId, grams: { least: Number(least), usual: Number(usual), most: Number(most) } }
}
