import { isUnitName } from '@butterleaf/domain/kitchen/units'
import type { Season } from '@butterleaf/domain/recipes/season'
import type { Aisle } from '@butterleaf/domain/shopping-list/aisles'
import { isSeq, type Node } from 'yaml'
import { type Fields, readFields } from '../reading/fields.ts'
import { suggestion } from '../reading/nearest.ts'
import {
  readBoolean,
  readList,
  readNumber,
  readNumbers,
  readOneOf,
  readText,
  readWords,
} from '../reading/values.ts'
import type { Reading } from '../reading/yaml-reading.ts'
import type { Food, FoodFigures, FoodKeeps, Pack, Swap } from './food.ts'
import { measureUnits } from './food-units.ts'
import {
  allergens,
  animals,
  buyUnits,
  carbBases,
  foodClasses,
  polyolsCounts,
  swapUses,
} from './food-words.ts'

const required = [
  'id',
  'name',
  'plural',
  'per100g',
  'carbBasis',
  'source',
  'buy',
  'price',
  'class',
  'contains',
  'animal',
]
const longestInstead = 110
const optional = [
  'measures',
  'density',
  'polyolsCount',
  'whole',
  'may',
  'partOf',
  'keeps',
  'season',
  'swap',
  'rare',
  'instead',
]

/** Reads one entry of content/foods; undefined when it lacks what a recipe needs. */
export function readFood(reading: Reading, node: Node, aisle: Aisle): Food | undefined {
  const fields = readFields(reading, node, { what: 'A food', required, optional })
  if (!fields) return undefined
  const id = readId(reading, fields.get('id'))
  const what = (name: string) => `${id ?? 'A food'}: ${name}`
  const polyolsCount = readOneOf(reading, fields.get('polyolsCount'), what('polyolsCount'), polyolsCounts)
  const density = readNumber(reading, fields.get('density'), what('density'), { from: 0.3, to: 1.6 })
  const packs = readPacks(reading, fields.get('buy'), what('buy'))
  const instead = readInstead(reading, fields.get('instead'), what('instead'))
  const keeps = readFoodKeeps(reading, fields.get('keeps'), what('keeps'))
  const season = readSeason(reading, fields.get('season'), what('season'))
  const food = {
    id,
    name: readText(reading, fields.get('name'), what('name')),
    plural: readText(reading, fields.get('plural'), what('plural')),
    aisle,
    per100g: readFigures(reading, fields.get('per100g'), what('per100g')),
    carbBasis: readOneOf(reading, fields.get('carbBasis'), what('carbBasis'), carbBases),
    ...(polyolsCount && { polyolsCount }),
    source: readSource(reading, fields.get('source'), what('source')),
    measures: readMeasures(reading, fields.get('measures'), what('measures')),
    ...(density !== undefined && { density }),
    buy: packs?.[0],
    packs,
    ...(keeps && { keeps }),
    ...(season && { season }),
    swap: readSwaps(reading, fields.get('swap'), what('swap')),
    rare: readBoolean(reading, fields.get('rare'), what('rare')),
    ...(instead && { instead }),
    ...(fields.has('partOf') && { partOf: readPart(reading, fields.get('partOf'), what('partOf')) }),
    whole: readBoolean(reading, fields.get('whole'), what('whole')),
    price: readPrice(reading, fields, what('price')),
    class: readOneOf(reading, fields.get('class'), what('class'), foodClasses),
    contains: readWords(reading, fields.get('contains'), what('contains'), allergens),
    may: readWords(reading, fields.get('may'), what('may'), allergens),
    animal: readOneOf(reading, fields.get('animal'), what('animal'), animals),
    groups: [],
  }
  return isComplete(food) ? food : undefined
}

function readInstead(reading: Reading, node: Node | undefined, what: string): string | undefined {
  const text = readText(reading, node, what)
  if (text === undefined || (/^\p{Lu}.*\.$/u.test(text) && text.length <= longestInstead)) return text
  const remedy = `Write "Take …." with a capital and a full stop, at most ${longestInstead} letters.`
  reading.fault(node, `${what} is not one short sentence.`, remedy)
  return text
}

type Draft = { [Key in keyof Food]: Food[Key] | undefined }

function isComplete(food: Draft): food is Food {
  return Object.values(food).every((value) => value !== undefined)
}

function readId(reading: Reading, node: Node | undefined): string | undefined {
  const id = readText(reading, node, 'The id')
  if (id === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return id
  reading.fault(
    node,
    `The id "${id}" is not in kebab-case.`,
    'Write small letters, figures and single hyphens.',
  )
  return undefined
}

function readSource(reading: Reading, node: Node | undefined, what: string): string | undefined {
  const source = readText(reading, node, what)
  if (source === undefined || /^(usda:\d{5,7}|label)$/.test(source)) return source
  reading.fault(
    node,
    `${what} "${source}" names no source.`,
    'Write usda:01234 (the row, with its zeros) or label.',
  )
  return undefined
}

/** The units of weight are the same for every food and stand in no food's measures. */
function readMeasures(reading: Reading, node: Node | undefined, what: string): Food['measures'] {
  const measures = readNumbers(reading, node, what)
  for (const unit of measures.keys()) {
    if (measureUnits.some((known) => known === unit)) continue
    if (isUnitName(unit)) {
      const remedy = 'Leave it out; for what flows write "density: …", grams a ml.'
      reading.fault(node, `${what}: "${unit}" is the same for every food.`, remedy)
    } else {
      const all = `Write one of: ${measureUnits.join(', ')}.`
      reading.fault(node, `${what}: the unit "${unit}" is not known.`, suggestion(unit, measureUnits, all))
    }
  }
  return Object.fromEntries(measures)
}

function readPart(reading: Reading, node: Node | undefined, what: string): Food['partOf'] {
  if (!node) return undefined
  const fields = readFields(reading, node, { what, required: ['food', 'grams'], optional: ['leavesRest'] })
  const food = readText(reading, fields?.get('food'), `${what}.food`)
  const grams = readNumber(reading, fields?.get('grams'), `${what}.grams`, { from: 0.1, to: 10_000 })
  const leavesRest = readBoolean(reading, fields?.get('leavesRest'), `${what}.leavesRest`)
  if (food === undefined || grams === undefined || leavesRest === undefined) return undefined
  return { food, grams, leavesRest }
}

function readPrice(reading: Reading, fields: Fields, what: string): Food['price'] | undefined {
  const price = readNumber(reading, fields.get('price'), what, { from: 1, to: 3, isWhole: true })
  return price as Food['price'] | undefined
}

const requiredFigures = [
  'kcal',
  'fat',
  'carbs',
  'fiber',
  'polyols',
  'protein',
  'sodium',
  'potassium',
  'magnesium',
  'saturatedFat',
] as const satisfies (keyof FoodFigures)[]
const limits: Partial<Record<keyof FoodFigures, number>> = {
  kcal: 902,
  sodium: 40_000,
  potassium: 20_000,
  magnesium: 5000,
}

function readFigures(reading: Reading, node: Node | undefined, what: string): FoodFigures | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, { what, required: requiredFigures })
  if (!fields) return undefined
  const read = requiredFigures.map((name) => {
    const to = limits[name] ?? 100
    return [name, readNumber(reading, fields.get(name), `${what}.${name}`, { from: 0, to })] as const
  })
  return read.every(([, value]) => value !== undefined)
    ? (Object.fromEntries(read) as FoodFigures)
    : undefined
}

const longestDays = 3650
const days = { from: 0, to: longestDays, isWhole: true }

/** One pack, or a list of them; the smallest first, what is sold loose before all packs. */
function readPacks(reading: Reading, node: Node | undefined, what: string): Pack[] | undefined {
  if (!node) return undefined
  const nodes = isSeq(node) ? (node.items as Node[]) : [node]
  const packs = nodes.map((item) => readPack(reading, item, what))
  if (nodes.length === 0) reading.fault(node, `${what} names no pack.`, 'Write { unit: pack, grams: 300 }.')
  if (nodes.length === 0 || packs.includes(undefined)) return undefined
  const sorted = packs.filter((pack) => pack !== undefined).sort(bySize)
  const twin = sorted.find((pack, index) => index > 0 && bySize(pack, sorted[index - 1]!) === 0)
  if (twin)
    reading.fault(node, `${what}: ${twin.grams} g ${twin.unit} is there twice.`, 'Keep each pack once.')
  return sorted
}

function bySize(a: Pack, b: Pack): number {
  return Number(b.unit === 'loose') - Number(a.unit === 'loose') || a.grams - b.grams
}

function readPack(reading: Reading, node: Node, what: string): Pack | undefined {
  const fields = readFields(reading, node, { what, required: ['unit', 'grams'] })
  const unit = readOneOf(reading, fields?.get('unit'), `${what}.unit`, buyUnits)
  const grams = readNumber(reading, fields?.get('grams'), `${what}.grams`, { from: 1, to: 10_000 })
  return unit === undefined || grams === undefined ? undefined : { unit, grams }
}

/** Nothing opened keeps longer than closed. */
function readFoodKeeps(reading: Reading, node: Node | undefined, what: string): FoodKeeps | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, { what, required: ['closed', 'opened'], optional: ['frozen'] })
  const read = (name: string) => readNumber(reading, fields?.get(name), `${what}.${name}`, days)
  const [closed, opened, frozen] = [read('closed'), read('opened'), read('frozen')]
  if (closed === undefined || opened === undefined) return undefined
  if (opened > closed) {
    const remedy = `Write how long it keeps as sold, then cut or opened: { closed: ${opened}, opened: ${closed} }.`
    reading.fault(node, `${what}: opened (${opened} days) is longer than closed (${closed}).`, remedy)
  }
  return { closed, opened, ...(frozen !== undefined && { frozen }) }
}

const month = { from: 1, to: 12, isWhole: true }

function readSeason(reading: Reading, node: Node | undefined, what: string): Season | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, { what, required: ['from', 'to'] })
  const from = readNumber(reading, fields?.get('from'), `${what}.from`, month)
  const to = readNumber(reading, fields?.get('to'), `${what}.to`, month)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** Which foods may be swapped for which is checked beside all others, in `check-swaps.ts`. */
function readSwaps(reading: Reading, node: Node | undefined, what: string): Swap[] {
  return readList(reading, node, what).flatMap((item) => {
    const shape = { what, required: ['food', 'ratio'], optional: ['for'] }
    const fields = readFields(reading, item, shape)
    const food = readText(reading, fields?.get('food'), `${what}.food`)
    const ratio = readNumber(reading, fields?.get('ratio'), `${what}.ratio`, { from: 0.05, to: 20 })
    const use = readOneOf(reading, fields?.get('for'), `${what}.for`, swapUses)
    return food === undefined || ratio === undefined ? [] : [{ food, ratio, ...(use && { for: use }) }]
  })
}
