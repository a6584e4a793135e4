import { isUnitName } from '@butterleaf/domain/kitchen/units'
import type { Aisle } from '@butterleaf/domain/shopping-list/aisles'
import type { Node } from 'yaml'
import { type Fields, readFields } from '../reading/fields.ts'
import { suggestion } from '../reading/nearest.ts'
import { readBoolean, readNumber, readNumbers, readOneOf, readText, readWords } from '../reading/values.ts'
import type { Reading } from '../reading/yaml-reading.ts'
import type { Food } from './food.ts'
import { measureUnits } from './food-units.ts'
import { allergens, animals, carbBases, foodClasses, polyolsCounts } from './food-words.ts'
import { readFigures } from './read-figures.ts'
import { readFoodKeeps, readPacks, readSwaps } from './read-shop.ts'

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
