import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { Amounts } from './amounts/read-amounts.ts'
import { usualAmount } from './amounts/usual-amount.ts'
import { isGuessedAmount, weighAmounts } from './amounts/weigh-line.ts'
import type { FoodDictionary } from './dictionary/food-dictionary.ts'
import type { KnownFood } from './dictionary/known-food.ts'
import { readLineAmounts } from './line-amounts.ts'
import { type LineParts, partLine, wordsAround } from './line-parts.ts'
import type { Token } from './line-tokens.ts'
import { bySpoon, type NamedFood, nameFoods } from './name-foods.ts'
import { nameTokens, wordsIn } from './split-names.ts'
import { translateLine } from './translate-line.ts'

/** One food of a line. Without food nothing was understood; without grams, how much isn't known. */
export type MatchedLine = Readonly<{
  food?: KnownFood
  grams?: number
  doubt?: LineDoubt
  isToTaste?: true
  /** The grams are a guess of ours, not what the line says. */
  isAmountEstimated?: true
  isOptional?: true
  /** As it was read, in every unit that the line gives. */
  amounts: Amounts
  /** The food's name as written, and what is done with it. */
  name: string
  prep: string
}>

/** Reads an ingredient line. Empty for what is no food: a tool, or nothing at all. */
export function matchLine(line: string, dictionary: FoodDictionary): MatchedLine[] {
  const { text, likelier } = translateLine(line, dictionary)
  if (likelier === 'translated') return matchWords(text, dictionary)
  const inEnglish = matchWords(line, dictionary)
  if (likelier === 'english' || inEnglish.every(isCertain)) return inEnglish
  const translated = matchWords(text, dictionary)
  return translated.every(isCertain) ? translated : inEnglish
}

function isCertain({ food, doubt }: MatchedLine): boolean {
  return food !== undefined && doubt === undefined
}

function matchWords(line: string, dictionary: FoodDictionary): MatchedLine[] {
  return partLine(line).flatMap((parts) => matchParts(parts, dictionary))
}

function matchParts(parts: LineParts, dictionary: FoodDictionary): MatchedLine[] {
  const { amounts, name } = readLineAmounts(parts)
  const asked = { amounts, name, parts }
  const foods = foodsOf(asked, dictionary)
  const shared = {
    amounts,
    name: name.flatMap((token) => ('raw' in token ? [token.raw] : [])).join(' '),
    prep: parts.prep,
    ...(parts.text.isOptional && { isOptional: true as const }),
  }
  if (foods.length === 0) {
    const isNothing = wordsIn(parts.head).length === 0 || isTool(wordsIn(parts.head), dictionary)
    return isNothing ? [] : [{ ...shared, doubt: 'no-food' }]
  }
  if (foods[0]!.doubt && isTool(wordsIn(name).slice(-2), dictionary)) return []
  return foods.map((named) => ({
    ...shared,
    ...weighFood(named, { ...asked, count: foods.length }, dictionary),
  }))
}

type Asked = { amounts: Amounts; name: readonly Token[]; parts: LineParts }

function foodsOf({ amounts, name, parts }: Asked, dictionary: FoodDictionary): NamedFood[] {
  const around = wordsAround(parts)
  const isCut = [...around, ...wordsIn(name)].some((word) => cutWords.has(word))
  const context = [...around, ...wordsOfUnits(amounts), ...(!isCut && isTeaspoon(amounts) ? [bySpoon] : [])]
  const cut = nameTokens(name)
  const [tail = []] = parts.tails
  const tries = [cut, name, [...cut, ...tail], tail]
  const found = tries
    .map((tokens) => nameFoods(tokens, context, dictionary))
    .filter(({ length }) => length > 0)
  const foods = found.find((named) => named.every(({ doubt }) => doubt === undefined)) ?? found[0] ?? []
  const [first] = foods
  if (!first || foods.length > 1) return foods
  const others = parts.tails
    .flatMap((tokens) => nameFoods(nameTokens(tokens), [], dictionary))
    .filter(({ food, doubt }) => doubt === undefined && food.id !== first.food.id)
  // Without an amount a line may list its foods; with one, the others are a choice: "1 lb beef, veal or pork".
  if (amounts.length === 0) return [...foods, ...others]
  return others.length > 0 && !first.doubt ? [{ ...first, doubt: 'alternative' }] : foods
}

function weighFood(
  { food, doubt }: NamedFood,
  { amounts, name, parts, count }: Asked & { count: number },
  { line }: FoodDictionary,
) {
  if (amounts.length === 0) {
    const usual = usualAmount(food, line, parts.text.isAsNeeded)
    const estimated = usual.grams === undefined ? {} : { isAmountEstimated: true as const }
    return { food, ...usual, ...estimated, ...withDoubt(doubt ?? usual.doubt) }
  }
  const weight = weighAmounts(amounts, withoutBone(food, parts), wordsIn(name))
  const isShared = count > 1 && (weight.grams ?? 0) > 2 && !wordsIn(parts.head).includes('each')
  const cutAway = name.slice(nameTokens(name).length)
  const isHalfRead = cutAway.some(({ kind }) => kind === 'number')
  const guessed: LineDoubt | undefined = isShared || isHalfRead ? 'unit-guessed' : undefined
  const grams = weight.grams === undefined ? undefined : weight.grams / (isShared ? count : 1)
  const isEstimated = weight.doubt !== undefined || guessed !== undefined || isGuessedAmount(amounts)
  return {
    food,
    ...(grams !== undefined && { grams, ...(isEstimated && { isAmountEstimated: true as const }) }),
    ...withDoubt(doubt ?? weight.doubt ?? guessed),
  }
}

const bonelessWords = new Set(['boneless', 'boned', 'deboned', 'meat'])

/** A weight on the bone has the bone in it, unless the line says that there is none. */
function withoutBone(food: KnownFood, parts: LineParts): KnownFood {
  const { edible: _, ...boneless } = food
  const words = [...wordsIn(parts.head), ...wordsAround(parts)]
  return words.some((word) => bonelessWords.has(word)) ? boneless : food
}

function withDoubt(doubt: LineDoubt | undefined): { doubt?: LineDoubt } {
  return doubt === undefined ? {} : { doubt }
}

/** A can of tomatoes is canned, a cube of bouillon a cube, and a spoon of it granules. */
function wordsOfUnits(amounts: Amounts): string[] {
  return amounts.flat().flatMap(({ unit }) => {
    if (unit?.kind === 'volume') return unit.word === 'tsp' || unit.word === 'tbsp' ? ['granule'] : []
    if (unit?.kind !== 'measure') return []
    return unit.word === 'can' ? ['canned'] : unit.word === 'cube' ? ['cube'] : []
  })
}

const cutWords = new Set([
  'fresh',
  'freshly',
  'chopped',
  'minced',
  'grated',
  'sliced',
  'diced',
  'leaf',
  'finely',
])

function isTeaspoon(amounts: Amounts): boolean {
  return amounts.flat().some(({ unit }) => unit?.kind === 'volume' && unit.word === 'tsp')
}

function isTool(words: readonly string[], { tools }: FoodDictionary): boolean {
  return words.some((word, index) => tools.has(word) || tools.has(`${word} ${words[index + 1]}`))
}
