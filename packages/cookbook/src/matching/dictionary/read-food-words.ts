import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, type Node } from 'yaml'
import type { Fault } from '../../reading/fault.ts'
import { readFields } from '../../reading/fields.ts'
import { readList, readNumber, readNumbers, readText } from '../../reading/values.ts'
import { type Reading, readYaml } from '../../reading/yaml-reading.ts'
import type { FoodWords } from './food-dictionary.ts'
import { readForeignWords } from './foreign-words.ts'
import type { KnownFigures, OrdinaryFood, SpokenNames } from './known-food.ts'
import type { LineWords } from './line-words.ts'

type WordsFile = { file: string; text: string }
export type FoodWordsFiles = {
  cookbook: WordsFile
  line: WordsFile
  ordinary: readonly WordsFile[]
  /** What other languages call foods, and which words tell those languages. */
  languages?: { words: string; stopWords: string }
}

/** content/food-words, with every fault of every file. */
export function readFoodWords(files: FoodWordsFiles): { words: FoodWords; faults: Fault[] } {
  const faults: Fault[] = []
  const open = ({ file, text }: WordsFile) => {
    const { reading, root } = readYaml(file, text)
    reading.faults.push(...faults.splice(0))
    return { reading, root }
  }
  const close = ({ faults: found }: Reading) => faults.push(...found)
  const ordinary = files.ordinary.flatMap((file) => {
    const { reading, root } = open(file)
    const foods = readList(reading, root ?? undefined, 'The file').flatMap(
      (node) => readOrdinary(reading, node) ?? [],
    )
    close(reading)
    return foods
  })
  const ours = open(files.cookbook)
  const cookbook = readList(ours.reading, ours.root ?? undefined, 'The file').flatMap((node) => {
    const entry = readCookbookNames(ours.reading, node)
    return entry ? [entry] : []
  })
  close(ours.reading)
  const around = open(files.line)
  const line = readLineWords(around.reading, around.root)
  close(around.reading)
  const { words = '', stopWords = '' } = files.languages ?? {}
  const languages = readForeignWords(words, stopWords)
  return { words: { cookbook: Object.fromEntries(cookbook), ordinary, line, languages }, faults }
}

const nameFields = ['words', 'loose', 'measures', 'drained', 'edible']

function readCookbookNames(reading: Reading, node: Node): [string, SpokenNames] | undefined {
  const fields = readFields(reading, node, { what: 'The entry', required: ['food'], optional: nameFields })
  const id = fields && readText(reading, fields.get('food'), 'food')
  return fields && id !== undefined ? [id, readNames(reading, fields)] : undefined
}

function readOrdinary(reading: Reading, node: Node): OrdinaryFood | undefined {
  const required = ['id', 'name', 'per100g', 'source']
  const fields = readFields(reading, node, { what: 'The food', required, optional: nameFields })
  if (!fields) return undefined
  const id = readText(reading, fields.get('id'), 'id')
  const name = readText(reading, fields.get('name'), 'name')
  const source = readText(reading, fields.get('source'), 'source')
  const per100g = readOrdinaryFigures(reading, fields.get('per100g'))
  if (id === undefined || name === undefined || source === undefined || !per100g) return undefined
  return { id, name, source, per100g, names: readNames(reading, fields) }
}

function readNames(reading: Reading, fields: { get(name: string): Node | undefined }): SpokenNames {
  const drained = readNumber(reading, fields.get('drained'), 'drained', { from: 0.1, to: 1 })
  const edible = readNumber(reading, fields.get('edible'), 'edible', { from: 0.1, to: 1 })
  return {
    words: readTexts(reading, fields.get('words'), 'words'),
    loose: readTexts(reading, fields.get('loose'), 'loose'),
    measures: Object.fromEntries(readNumbers(reading, fields.get('measures'), 'measures')),
    ...(drained !== undefined && { drained }),
    ...(edible !== undefined && { edible }),
  }
}

const macros = ['kcal', 'fat', 'carbs', 'fiber', 'protein'] as const
const unmeasured = ['alcohol', 'saturatedFat', 'sodium', 'potassium', 'magnesium'] as const

function readOrdinaryFigures(reading: Reading, node: Node | undefined): KnownFigures | undefined {
  const fields = readFields(reading, node, { what: 'per100g', required: macros, optional: unmeasured })
  if (!fields) return undefined
  const entries = [...macros, ...unmeasured].flatMap((name) => {
    const value = readNumber(reading, fields.get(name), name, { from: 0, to: 50_000 })
    return value === undefined ? [] : [[name, value] as const]
  })
  const figures: Partial<KnownFigures> = Object.fromEntries(entries)
  const { kcal, fat, carbs, fiber, protein } = figures
  if (
    kcal === undefined ||
    fat === undefined ||
    carbs === undefined ||
    fiber === undefined ||
    protein === undefined
  )
    return undefined
  return { ...figures, kcal, fat, carbs, fiber, protein }
}

function readLineWords(reading: Reading, node: Node | null): LineWords {
  const required = ['manner', 'brands', 'tools', 'toTaste', 'withoutAmount', 'bySpoon', 'spellings']
  const fields = readFields(reading, node, { what: 'The file', required })
  const taste =
    fields &&
    readFields(reading, fields.get('toTaste'), { what: 'toTaste', required: ['classes', 'grams', 'foods'] })
  return {
    manner: readTexts(reading, fields?.get('manner'), 'manner').flatMap((row) => row.split(/,\s*/)),
    brands: readTexts(reading, fields?.get('brands'), 'brands'),
    tools: readTexts(reading, fields?.get('tools'), 'tools'),
    toTaste: {
      classes: readTexts(reading, taste?.get('classes'), 'classes'),
      grams: readNumber(reading, taste?.get('grams'), 'grams', { from: 0, to: 100 }) ?? 0,
      foods: readGrams(reading, taste?.get('foods'), 'foods'),
    },
    withoutAmount: readGrams(reading, fields?.get('withoutAmount'), 'withoutAmount'),
    bySpoon: readSpellings(fields?.get('bySpoon')),
    spellings: readSpellings(fields?.get('spellings')),
  }
}

/** Like measures, but nothing is an amount too: water to taste. */
function readGrams(reading: Reading, node: Node | undefined, what: string): Record<string, number> {
  if (!isMap(node)) return {}
  const entries = node.items.flatMap(({ key, value }) => {
    const grams = readNumber(reading, isScalar(value) ? value : undefined, `${what}.${String(key)}`, {
      from: 0,
      to: 500,
    })
    return grams === undefined ? [] : [[String(key), grams] as const]
  })
  return Object.fromEntries(entries)
}

function readSpellings(node: Node | undefined): Record<string, string> {
  if (!isMap(node)) return {}
  return Object.fromEntries(node.items.map(({ key, value }) => [String(key), String(value)]))
}

function readTexts(reading: Reading, node: Node | undefined, what: string): string[] {
  return readList(reading, node, what).flatMap((item) => {
    const text = readText(reading, item, what)
    return text === undefined ? [] : [text]
  })
}

/** content/food-words below the repository's top folder; a cookbook may have none. */
export function foodWordsFiles(root: string): FoodWordsFiles | undefined {
  const folder = 'content/food-words'
  if (!existsSync(join(root, folder))) return undefined
  const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') })
  const ordinary = readdirSync(join(root, folder, 'ordinary'))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  return {
    cookbook: read(`${folder}/cookbook.yaml`),
    line: read(`${folder}/words.yaml`),
    ordinary: ordinary.map((name) => read(`${folder}/ordinary/${name}`)),
    ...(existsSync(join(root, folder, 'languages.csv')) && {
      languages: {
        words: read(`${folder}/languages.csv`).text,
        stopWords: read(`${folder}/stop-words.csv`).text,
      },
    }),
  }
}
