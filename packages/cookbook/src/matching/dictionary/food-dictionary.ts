import { isUnitName, type UnitName } from '@butterleaf/domain/kitchen/units'
import type { Food } from '../../foods/food.ts'
import { wordsOfName } from './fold-words.ts'
import type { ForeignWords } from './foreign-words.ts'
import type { KnownFood, OrdinaryFood, SpokenNames } from './known-food.ts'
import type { LineWords } from './line-words.ts'

/** What the matcher knows beside our foods: content/food-words, as it is stored. */
export type FoodWords = Readonly<{
  /** By the id of our food. */
  cookbook: Readonly<Record<string, SpokenNames>>
  ordinary: readonly OrdinaryFood[]
  line: LineWords
  languages: readonly ForeignWords[]
}>

export const noFoodWords: FoodWords = {
  languages: [],
  cookbook: {},
  ordinary: [],
  line: {
    manner: [],
    brands: [],
    tools: [],
    toTaste: { classes: [], grams: 0, foods: {} },
    withoutAmount: {},
    bySpoon: {},
    spellings: {},
  },
}

export type Meaning = Readonly<{ food: KnownFood; isLoose: boolean }>

export type FoodDictionary = Readonly<{
  foods: ReadonlyMap<string, KnownFood>
  /** By the words of a name, joined with spaces. */
  meanings: ReadonlyMap<string, Meaning>
  /** Words of the longest name. */
  longest: number
  /** The shortest name of several words that ends with a noun: "ground beef" of "beef". */
  byNoun: ReadonlyMap<string, Meaning>
  /** Every word of every name: what a misspelt word may have meant. */
  vocabulary: ReadonlySet<string>
  /** The same by first letter and length. */
  wordsLike: ReadonlyMap<string, readonly string[]>
  manner: ReadonlySet<string>
  tools: ReadonlySet<string>
  spellings: ReadonlyMap<string, string>
  line: LineWords
  /** Those that are read, by their phrases. */
  languages: readonly Readonly<{ meanings: ReadonlyMap<string, string> }>[]
  /** All that can be told apart. */
  stopWords: readonly (Pick<ForeignWords, 'name' | 'stopWords'> & Readonly<{ isRead: boolean }>)[]
}>

const noNames: SpokenNames = { words: [], loose: [], measures: {} }

/** Our foods come first: a name that both have is ours. */
export function buildFoodDictionary(foods: readonly Food[], words: FoodWords): FoodDictionary {
  const known = [
    ...foods.map((food) => ({
      food: cookbookFood(food, words.cookbook[food.id]),
      names: namesOf(food, words),
    })),
    ...words.ordinary.map((food) => ({
      food: ordinaryFood(food),
      names: { words: [food.name, ...food.names.words], loose: food.names.loose },
    })),
  ]
  const meanings = new Map<string, Meaning>()
  const isKnown = new Set<string>()
  for (const isLoose of [false, true]) {
    for (const { food, names } of known) {
      for (const name of isLoose ? names.loose : names.words) {
        const phrase = wordsOfName(name).join(' ')
        if (!meanings.has(phrase)) meanings.set(phrase, { food, isLoose })
        for (const word of phrase.split(' ')) isKnown.add(word)
      }
    }
  }
  const manner = new Set([...words.line.manner, ...words.line.brands].flatMap(wordsOfName))
  const vocabulary = new Set([...isKnown, ...manner])
  return {
    byNoun: shortestByNoun(meanings),
    wordsLike: wordsByLikeness(vocabulary),
    foods: new Map(known.map(({ food }) => [food.id, food])),
    meanings,
    longest: Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length)),
    vocabulary,
    manner,
    tools: new Set(words.line.tools.map((tool) => wordsOfName(tool).join(' '))),
    spellings: new Map(Object.entries(words.line.spellings)),
    line: words.line,
    languages: words.languages
      .map(({ meanings }) => ({ meanings: new Map(Object.entries(meanings)) }))
      .filter(({ meanings }) => meanings.size > 0),
    stopWords: words.languages.map(({ code, name, stopWords, meanings }) => ({
      ...{ name, stopWords },
      isRead: code === 'en' || Object.keys(meanings).length > 0,
    })),
  }
}

/** Misspelt words keep their first letter and about their length. */
export function likeness(word: string, length: number): string {
  return `${word[0]}${length}`
}

function wordsByLikeness(vocabulary: ReadonlySet<string>): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const word of vocabulary) {
    const key = likeness(word, word.length)
    const others = words.get(key)
    if (others) others.push(word)
    else words.set(key, [word])
  }
  return words
}

/** Of names of one length the first. */
function shortestByNoun(meanings: ReadonlyMap<string, Meaning>): Map<string, Meaning> {
  const shortest = new Map<string, string>()
  for (const name of meanings.keys()) {
    const noun = name.slice(name.lastIndexOf(' ') + 1)
    const other = shortest.get(noun)
    if (noun !== name && (other === undefined || name.length < other.length)) shortest.set(noun, name)
  }
  return new Map([...shortest].map(([noun, name]) => [noun, meanings.get(name)!]))
}

function namesOf(food: Food, { cookbook }: FoodWords): Pick<SpokenNames, 'words' | 'loose'> {
  const { words, loose } = cookbook[food.id] ?? noNames
  return { words: [food.name, food.plural, food.id, ...words], loose }
}

function cookbookFood(food: Food, names: SpokenNames = noNames): KnownFood {
  const { measures, household } = splitMeasures(names.measures)
  const { id, name, per100g, source, carbBasis } = food
  return {
    kind: 'cookbook',
    id,
    name,
    source,
    // As in the United States: fiber is part of the carbs.
    per100g: { ...per100g, carbs: per100g.carbs + (carbBasis === 'eu' ? per100g.fiber : 0) },
    measured: { ...food, measures: { ...measures, ...food.measures } },
    household,
    class: food.class,
    ...sharesOf(names),
  }
}

function ordinaryFood({ id, name, source, per100g, names }: OrdinaryFood): KnownFood {
  const { measures, household } = splitMeasures(names.measures)
  return {
    kind: 'ordinary',
    id,
    name,
    source,
    per100g,
    measured: { name, plural: name, measures, buy: { unit: 'loose', grams: 100 } },
    household,
    ...sharesOf(names),
  }
}

function sharesOf({ drained, edible }: SpokenNames): Pick<KnownFood, 'drained' | 'edible'> {
  return { ...(drained !== undefined && { drained }), ...(edible !== undefined && { edible }) }
}

function splitMeasures(all: SpokenNames['measures']) {
  const measures: Partial<Record<UnitName, number>> = {}
  const household: Record<string, number> = {}
  for (const [unit, grams] of Object.entries(all)) {
    if (isUnitName(unit)) measures[unit] = grams
    else household[unit] = grams
  }
  return { measures, household }
}
