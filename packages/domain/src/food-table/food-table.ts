import { decodeFoodLine, decodeSearchedNames, encodeFoodLine, type PackedFood } from './food-line.ts'
import { plateSizes, type RestaurantPlate } from './plates/restaurant-plate.ts'
import type { TableFood } from './table-food.ts'

/** Raised when the lines change, so that a stale file is refused and not misread. */
const format = 'butterleaf-foods 1'

/** [HELD-4] Offered to a person who has written nothing down: eggs, cheddar, avocado, almonds, olives, bacon, butter, cream. */
export const ketoFoodIds = ['01123', '01009', '09037', '12061', '09193', '10862', '01001', '01053'] as const

/** The packed table, read: lines are decoded when they are asked for. */
export type FoodTable = Readonly<{
  size: number
  foodAt: (index: number) => PackedFood
  searchedNamesAt: (index: number) => ReturnType<typeof decodeSearchedNames>
  indexOf: (id: string) => number | undefined
  findFood: (id: string) => TableFood | undefined
  /** Indices of the foods people mean most, the commonest first. */
  common: readonly number[]
  /** What a word means in the table's words: aubergine → eggplant. */
  synonyms: ReadonlyMap<string, string>
  plates: readonly RestaurantPlate[]
}>

type FoodTableContent = Readonly<{
  foods: readonly PackedFood[]
  commonIds: readonly string[]
  synonyms: ReadonlyMap<string, string>
  plates: readonly RestaurantPlate[]
}>

/** Four lines of its own, then a line a food, in the order of their ids. */
export function encodeFoodTable({ foods, commonIds, synonyms, plates }: FoodTableContent): string {
  const words = [...synonyms].map(([word, meaning]) => `${word}=${meaning}`)
  return [
    format,
    commonIds.join(' '),
    words.join(' '),
    encodePlates(plates),
    ...foods.map(encodeFoodLine),
  ].join('\n')
}

export class FoodTableUnreadable extends Error {}

export function decodeFoodTable(text: string): FoodTable {
  const [found, commonIds = '', words = '', plates = '', ...lines] = text.split('\n')
  if (found !== format) throw new FoodTableUnreadable('The food table is of another version')
  const indexById = new Map(lines.map((line, index) => [line.slice(0, line.indexOf('\t')), index]))
  const foodAt = (index: number) => decodeFoodLine(lines[index] ?? '')
  return {
    size: lines.length,
    foodAt,
    searchedNamesAt: (index) => decodeSearchedNames(lines[index] ?? ''),
    indexOf: (id) => indexById.get(id),
    findFood: (id) => {
      const index = indexById.get(id)
      return index === undefined ? undefined : foodAt(index)
    },
    common: commonIds.split(' ').flatMap((id) => indexById.get(id) ?? []),
    synonyms: new Map(words.split(' ').map(splitSynonym)),
    plates: decodePlates(plates),
  }
}

function splitSynonym(pair: string): [word: string, meaning: string] {
  const [word = '', meaning = ''] = pair.split('=')
  return [word, meaning]
}

/** All plates in one line: "sashimi|Sashimi|15236:60:90:130|…", a tab between two. */
function encodePlates(plates: readonly RestaurantPlate[]): string {
  return plates.map(({ id, name, parts }) => [id, name, ...parts.map(encodePart)].join('|')).join('\t')
}

function encodePart({ foodId, grams }: RestaurantPlate['parts'][number]): string {
  return [foodId, ...plateSizes.map((size) => grams[size])].join(':')
}

function decodePlates(line: string): RestaurantPlate[] {
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
