import type { Grain } from './snap-quantity.ts'

export type UnitSystem = 'us' | 'metric'

/**
 * How the food behind the unit is named: by the amount ("2 large eggs"), always one ("2 cloves garlic"),
 * always many ("1 bunch radishes"), or by how many pieces the weight makes ("200 g onions").
 */
export type FoodNaming = 'by-amount' | 'one' | 'many' | 'by-weight'

export type UnitRow = {
  id: number
  name: string
  plural: string
  /** For small screens; one that differs from the name is an abbreviation and takes no plural. */
  short: string
  /** Whose it is: a clove is a clove in both kitchens, a can is weighed in the metric one. */
  system: UnitSystem | 'both'
  kind: 'mass' | 'volume' | 'piece'
  /** Grams of a mass, millilitres of a volume; what a piece weighs only its food knows. */
  size: number
  grain: Grain
  naming: FoodNaming
}

type Row = Pick<UnitRow, 'id' | 'system' | 'grain'> & Partial<UnitRow>

const masses = {
  g: { id: 51, plural: 'g', size: 1, system: 'metric', grain: 'gram' },
  kg: { id: 4, plural: 'kg', size: 1000, system: 'metric', grain: 'kilo' },
  oz: { id: 8, plural: 'oz', size: 28.349523125, system: 'us', grain: 'ounce' },
  lb: { id: 3, plural: 'lbs', size: 453.59237, system: 'us', grain: 'pound' },
} as const satisfies Record<string, Row>

const volumes = {
  ml: { id: 52, plural: 'ml', size: 1, system: 'metric', grain: 'millilitre' },
  l: { id: 5, plural: 'l', size: 1000, system: 'metric', grain: 'kilo' },
  pinch: { id: 6, plural: 'pinches', size: 4.92892159375 / 16, system: 'us', grain: 'whole' },
  tsp: { id: 12, plural: 'tsp', size: 4.92892159375, system: 'us', grain: 'spoon' },
  tbsp: { id: 13, plural: 'tbsp', size: 14.78676478125, system: 'us', grain: 'tablespoon' },
  'fl-oz': { id: 34, name: 'fl oz', plural: 'fl oz', size: 29.5735295625, system: 'us', grain: 'spoon' },
  cup: { id: 2, size: 236.5882365, system: 'us', grain: 'spoon' },
} as const satisfies Record<string, Row>

const pieces = {
  none: { id: 0, system: 'us', grain: 'quarter' },
  piece: { id: 1, system: 'us', grain: 'quarter' },
  large: { id: 27, plural: 'large', short: 'lg', system: 'us', grain: 'quarter' },
  medium: { id: 28, plural: 'medium', short: 'md', system: 'us', grain: 'quarter' },
  small: { id: 29, plural: 'small', short: 'sm', system: 'us', grain: 'quarter' },
  whole: { id: 30, plural: 'whole', system: 'us', grain: 'quarter' },
} as const satisfies Record<string, Row>

const parts = {
  clove: { id: 7, system: 'both', grain: 'half' },
  slice: { id: 9, system: 'both', grain: 'half' },
  stalk: { id: 10, system: 'both', grain: 'half' },
  head: { id: 11, system: 'us', grain: 'quarter' },
  sprig: { id: 15, system: 'both', grain: 'whole' },
  leaf: { id: 16, plural: 'leaves', system: 'both', grain: 'whole' },
  fillet: { id: 20, system: 'us', grain: 'quarter' },
  breast: { id: 21, system: 'us', grain: 'quarter' },
  thigh: { id: 22, system: 'us', grain: 'quarter' },
  strip: { id: 23, system: 'both', grain: 'half' },
  sheet: { id: 24, system: 'both', grain: 'half' },
  wrap: { id: 25, system: 'both', grain: 'half' },
  half: { id: 31, plural: 'halves', system: 'both', grain: 'whole' },
  ear: { id: 33, system: 'us', grain: 'half' },
  stick: { id: 39, system: 'us', grain: 'quarter' },
  ball: { id: 40, system: 'us', grain: 'quarter' },
  block: { id: 41, system: 'us', grain: 'quarter' },
  link: { id: 42, system: 'us', grain: 'half' },
  floret: { id: 43, system: 'both', grain: 'whole' },
  wedge: { id: 44, system: 'both', grain: 'whole' },
  drop: { id: 45, system: 'both', grain: 'whole' },
} as const satisfies Record<string, Row>

const holders = {
  bunch: { id: 14, plural: 'bunches', system: 'us', grain: 'quarter' },
  can: { id: 17, system: 'us', grain: 'quarter' },
  jar: { id: 18, system: 'us', grain: 'quarter' },
  packet: { id: 19, short: 'pkt', system: 'us', grain: 'half' },
  scoop: { id: 26, system: 'us', grain: 'half' },
  handful: { id: 32, system: 'us', grain: 'half' },
  pack: { id: 35, system: 'us', grain: 'quarter' },
  bottle: { id: 36, system: 'us', grain: 'quarter' },
  carton: { id: 37, system: 'us', grain: 'quarter' },
  bag: { id: 38, system: 'us', grain: 'quarter' },
} as const satisfies Record<string, Row>

export type UnitName =
  | keyof typeof masses
  | keyof typeof volumes
  | keyof typeof pieces
  | keyof typeof parts
  | keyof typeof holders

/**
 * RCP-7: ids 8, 12, 13, 51 and 52 take no plural s; nor do the other symbols (kg, l, fl oz) and the sizes.
 * `none` is an ingredient without an amount (salt to taste), `piece` one counted without a word (2 onions).
 */
export const units = {
  ...filled(masses, 'mass', 'by-weight'),
  ...filled(volumes, 'volume', 'by-weight'),
  ...filled(pieces, 'piece', 'by-amount'),
  ...filled(parts, 'piece', 'one'),
  ...filled(holders, 'piece', 'many'),
} satisfies Record<UnitName, UnitRow>

const unitsById = new Map((Object.keys(units) as UnitName[]).map((unit) => [units[unit].id, unit]))

export function unitOfId(id: number): UnitName | undefined {
  return unitsById.get(id)
}

export function isUnitName(word: string): word is UnitName {
  return Object.hasOwn(units, word)
}

function filled<Key extends string>(
  rows: Record<Key, Row>,
  kind: UnitRow['kind'],
  naming: FoodNaming,
): Record<Key, UnitRow> {
  const entries = Object.entries<Row>(rows).map(([key, row]) => {
    const name = row.name ?? key
    return [key, { name, plural: `${name}s`, short: name, size: 0, kind, naming, ...row }]
  })
  return Object.fromEntries(entries) as Record<Key, UnitRow>
}
