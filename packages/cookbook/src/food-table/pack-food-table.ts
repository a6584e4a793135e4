import { readFileSync } from 'node:fs'
import type { PackedFood } from '@butterleaf/domain/food-table/food-line'
import { encodeFoodTable } from '@butterleaf/domain/food-table/food-table'
import { sortMeantFirst } from '@butterleaf/domain/food-table/meant-measures'
import type { RestaurantPlate } from '@butterleaf/domain/food-table/plates/restaurant-plate'
import type { FoodFigures, FoodMeasure } from '@butterleaf/domain/food-table/table-food'
import { Refusal } from '../commands/outcome.ts'
import { readCsv } from '../foods/csv.ts'
import { foodTablePlaces } from './read-food-table.ts'

type Row = Record<string, string>

/** The packed table of `content/usda`: what `npm run food-table` writes. */
export function packFoodTable(root: string): string {
  const places = foodTablePlaces(root)
  const rowsIn = (file: string) => readCsv(readFileSync(file, 'utf8'))
  const measuresById = rowsById(rowsIn(places.measures))
  const common = rowsIn(places.common)
  const commonById = new Map(common.map((row) => [row.id ?? '', row]))
  const foods = rowsIn(places.foods).map((row) =>
    packRow(row, measuresById.get(row.id ?? '') ?? [], commonById.get(row.id ?? '')),
  )
  const plates = rowsIn(places.plates)
  checkRows([...common, ...plates], foods)
  return encodeFoodTable({
    foods,
    commonIds: [...commonById.keys()],
    synonyms: new Map(rowsIn(places.synonyms).map(({ word = '', means = '' }) => [word, means])),
    plates: platesOf(plates),
  })
}

function checkRows(rows: readonly Row[], foods: readonly PackedFood[]): void {
  const known = new Set(foods.map(({ id }) => id))
  const unknown = rows.find(({ id = '' }) => !known.has(id))
  if (unknown)
    throw new Refusal(`content/usda names row ${unknown.id} (${unknown.name}), which isn’t in foods.csv.`)
}

function rowsById(rows: readonly Row[]): Map<string, Row[]> {
  const byId = new Map<string, Row[]>()
  for (const row of rows) {
    const { id = '' } = row
    const before = byId.get(id)
    if (before) before.push(row)
    else byId.set(id, [row])
  }
  return byId
}

function packRow(row: Row, measures: readonly Row[], common: Row | undefined): PackedFood {
  const { id = '', name = '', also = '' } = row
  const said = common?.also ? common.also.split('|') : []
  return {
    id,
    name,
    ...(common?.name && { plainName: common.name }),
    commonNames: [...said, ...otherNames(also)],
    weight: rowWeight(row),
    figuresPer100g: rowFigures(row),
    measures: measuresOf({ name, calories: Number(row.kcal) }, measures),
  }
}

const usual = 5

/** How likely people mean a food of this kind. */
const kinds: Readonly<Record<string, number>> = {
  'Dairy and Egg Products': 6,
  'Vegetables and Vegetable Products': 6,
  'Fruits and Fruit Juices': 6,
  'Nut and Seed Products': 6,
  'Beef Products': 4,
  'Lamb, Veal, and Game Products': 4,
  'Breakfast Cereals': 4,
  'Meals, Entrees, and Side Dishes': 4,
  'Soups, Sauces, and Gravies': 4,
  'Baby Foods': 0,
  'American Indian/Alaska Native Foods': 1,
}

/** As eaten or bought fresh. */
const plain = /\b(?:raw|fresh|whole|brewed|regular|plain)\b/i
/** What few people have at hand: for kitchens of factories, other countries' cuts, diets. */
const seldom =
  /USDA Commodity|imitation|dry mix|dehydrated|dried|powder|low sodium|unprepared|substitute|New Zealand|Australian|reduced|fat free|nonfat|unenriched|fortified|infant|meatless/i

/** How likely people mean this food by its words: 0 to 9. */
function rowWeight({ name = '', category = '' }: Record<string, string>): number {
  const parts = name.split(',').length
  const length = parts <= 3 ? 1 : parts >= 6 ? -2 : 0
  const weight =
    (kinds[category] ?? usual) + length + (plain.test(name) ? 1 : 0) - (seldom.test(name) ? 3 : 0)
  return Math.min(9, Math.max(0, weight))
}

const others = ['fiber', 'saturatedFat', 'sodium', 'potassium', 'magnesium', 'alcohol'] as const

/**
 * A row's figures of 100 g. Net carbs are carbs less fiber; of a row that doesn't know its fiber all carbs count, since less would
 * be a guess. What the row leaves blank stays unknown.
 */
function rowFigures(row: Record<string, string>): FoodFigures {
  const known = others.flatMap((name) => (row[name] ? [[name, rounded(Number(row[name]))] as const] : []))
  return {
    calories: Number(row.kcal),
    fat: rounded(Number(row.fat)),
    netCarbs: rounded(Math.max(0, Number(row.carbs) - Number(row.fiber ?? 0))),
    protein: rounded(Number(row.protein)),
    ...Object.fromEntries(known),
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** Ounces and pounds are offered with every food; the others are a butcher's sums and no measure at a table. */
const left = /^(?:oz|lb|cubic inch)$|yield|excluding refuse|refuse removed|^roast$/i

/** Measures a person counts: of "3 tbsp = 42 g" one is kept. */
const counted = /^(?:cup|tbsp|tsp|fl oz|slice|piece|quart|pint)\b/

const mostMeasures = 8

/** A food's measures as rows of `measures.csv`, as people count them: without doubles, at most eight, those they mean first. */
function measuresOf(
  food: Readonly<{ name: string; calories: number }>,
  rows: readonly Record<string, string>[],
): FoodMeasure[] {
  const byName = new Map<string, number>()
  for (const { amount = '', unit = '', grams = '' } of rows) {
    if (left.test(unit)) continue
    const { name, grams: gramsOfOne } = measureOf(Number(amount), plainUnit(unit), Number(grams))
    if (!byName.has(name)) byName.set(name, gramsOfOne)
  }
  const measures = [...byName].map(([name, grams]) => ({ name, grams: roundedGrams(grams) }))
  return sortMeantFirst(food, measures).slice(0, mostMeasures)
}

function measureOf(amount: number, unit: string, grams: number): FoodMeasure {
  const isOfOne = amount <= 1 || counted.test(unit)
  return isOfOne ? { name: unit, grams: grams / amount } : { name: `${amount} ${unit}`, grams }
}

function plainUnit(unit: string): string {
  return unit
    .replace(/^tablespoons?/i, 'tbsp')
    .replace(/^teaspoons?/i, 'tsp')
    .replace(/^cup \((?:8 fl oz|1 NLEA serving)\)$/, 'cup')
    .replace(/^NLEA serving/, 'serving')
    .replace(/^slices\b/, 'slice')
    .replace(/^pieces\b/, 'piece')
    .replaceAll(/[|\t]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function roundedGrams(grams: number): number {
  return grams < 10 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10
}

/** Numbers of butchers' and schools' catalogs, and remarks that are no name. */
const noName =
  /\d|#|URMIS|IMPS|NAMP|commodity|^family style$|^school lunch$|^Latino food$|\bRst\b|^Chuck$|^Beef$/i

const mostNames = 5

/** The names in a row's column of common names. */
function otherNames(also: string): string[] {
  const names = also
    .split(/[,;]/)
    .map((name) =>
      name
        .replace(/^\s*includes\s+/i, '')
        .replaceAll(/[()|\t]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((name) => name !== '' && !noName.test(name))
  return [...new Set(names)].slice(0, mostNames)
}

/** The plates of `plates.csv`: a row a food; the name stands in a plate's first row. */
function platesOf(rows: readonly Record<string, string>[]): RestaurantPlate[] {
  const plates = new Map<string, RestaurantPlate>()
  for (const { plate: plateId = '', name = '', id = '', least, usual, most } of rows) {
    const part = { foodId: id, grams: { least: Number(least), usual: Number(usual), most: Number(most) } }
    const plate = plates.get(plateId) ?? { id: plateId, name, parts: [] }
    plates.set(plateId, { ...plate, parts: [...plate.parts, part] })
  }
  return [...plates.values()]
}
