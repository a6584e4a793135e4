import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { type Amounts, isWeighed, readAmounts } from './amounts/read-amounts.ts'
import { isGuessedAmount, weighAmounts } from './amounts/weigh-line.ts'
import type { FoodDictionary } from './dictionary/food-dictionary.ts'
import type { KnownFood } from './dictionary/known-food.ts'
import type { LineWords } from './dictionary/line-words.ts'
import { type LineText, readLineText } from './line-text.ts'
import { type Token, tokensOf } from './line-tokens.ts'
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

/** A line cut where its writer did: "2 cups | rice, cooked (about 1 lb)". */
type LineParts = Readonly<{
  head: readonly Token[]
  tails: readonly (readonly Token[])[]
  asides: readonly (readonly Token[])[]
  prep: string
  text: LineText
}>

/** One, but two for "zest and juice of 1 lemon". */
function partLine(line: string): LineParts[] {
  const text = readLineText(line)
  const unlabelled = /^[^\d:]{2,40}:\s+(\S.*)$/.exec(text.text)?.[1] ?? text.text
  return spellJuice(unlabelled.replace(/^⟨\d+⟩\s*/, '')).map((spelt) => {
    const [head = '', ...tails] = spelt.split(/,(?!\d)|;|\.\s|\s-\s(?!\d)|:\s/)
    return {
      head: tokensOf(head),
      tails: tails.map(tokensOf),
      asides: text.asides.map(tokensOf),
      prep: prepOf(tails, text.asides),
      text,
    }
  })
}

/** What is done with the food; an amount in parentheses isn't that. */
function prepOf(tails: readonly string[], asides: readonly string[]): string {
  const said = asides.filter((aside) => !/\d/.test(aside))
  return [...tails, ...said]
    .map((part) => part.replace(/⟨\d+⟩/g, '').replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(', ')
}

/** Words beside the name that may make another food of it; "(or canned)" doesn't. */
function wordsAround({ tails, asides }: LineParts): string[] {
  const said = asides.map(wordsIn).filter(([first]) => first !== 'or')
  return [...tails.flatMap(wordsIn), ...said.flat()]
}

const kinds = 'juice|zest|rind|peel'
const inFront = new RegExp(
  `^(?:the |freshly |fresh |finely |grated |squeezed )*(${kinds})(?: (?:and|&) (?:\\w+ )?(${kinds}))? (?:of|from) (.+)$`,
  'i',
)
const behind =
  /^(.+?)(?:, *| ⟨0⟩ ?)(?:(?:the|freshly|fresh|finely|grated|squeezed) )*(juice|zest|rind|peel|juiced|zested|squeezed)(?: (?:and|&) (?:\w+ )?(juice|zest|juiced|zested))?(?: only| of)?$/i

/** "Juice of 1 lemon" and "1 lemon, zested and juiced" as "1 lemon juice", which weighs what a lemon gives. */
function spellJuice(line: string): string[] {
  const front = inFront.exec(line)
  if (front) return [front[1], front[2]].flatMap((kind) => named(front[3]!, kind))
  const back = behind.exec(line)
  if (back && /lemon|lime|orange/i.test(back[1]!))
    return [back[2], back[3]].flatMap((kind) => named(back[1]!, kind))
  return [line]
}

function named(fruit: string, kind: string | undefined): string[] {
  if (kind === undefined) return []
  const part = /^(ju|sq)/i.test(kind) ? 'juice' : 'zest'
  const [head = '', ...rest] = fruit.replace(/\bof\b/i, '').split(/(?=[,⟨])/)
  return [`${head.trim()} ${part} ${rest.join('')}`.trim()]
}

type LineAmounts = { amounts: Amounts; name: readonly Token[] }

/** What the line says of how much, at its beginning, its end or beside it; and the rest, which is the name. */
function readLineAmounts(parts: LineParts): LineAmounts {
  return amountsAtStart(parts) ?? amountsAtEnd(parts) ?? amountsBeside(parts)
}

function amountsAtStart({ head, asides }: LineParts): LineAmounts | undefined {
  const { amounts, rest } = readAmounts(head, asides)
  const [[count] = []] = amounts
  if (!count) return undefined
  const said = rest.flatMap((token) => (token.kind === 'aside' ? [asides[token.index] ?? []] : []))
  const more = said.flatMap((tokens) => readAmounts(tokens).amounts).filter((sum) => sum.every(isWeighed))
  // "4 fillets (6 oz each)" is four times that; "2 bananas (250 g)" is that in all.
  const isEach = said.some((tokens) => wordsIn(tokens).includes('each'))
  const times = isEach ? more.map((sum) => sum.map((each) => ({ ...count, each }))) : more
  return { amounts: [...amounts, ...times], name: withoutAsides(rest) }
}

/** "White wine 1/4 cup". */
function amountsAtEnd({ head, asides }: LineParts): LineAmounts | undefined {
  const split = head.findIndex((token, index) => index > 0 && token.kind === 'number')
  if (split <= 0) return undefined
  const { amounts, rest } = readAmounts(head.slice(split), asides)
  if (amounts.length === 0 || wordsIn(rest).length > 0) return undefined
  return { amounts, name: withoutAsides(head.slice(0, split)) }
}

/** "Chocolate (70 g)" and "butter, 2 tbsp". */
function amountsBeside({ head, tails, asides }: LineParts): LineAmounts {
  const said = [...asides.filter(isAmount), ...tails.filter(([first]) => first?.kind === 'number')]
  const found = said.map((tokens) => readAmounts(tokens).amounts).find(({ length }) => length > 0)
  return { amounts: found ?? [], name: withoutAsides(head) }
}

function isAmount(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind }) => kind === 'number') && !wordsIn(tokens).includes('per')
}

function withoutAsides(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind }) => kind !== 'aside')
}

type Usual = { grams?: number; isToTaste?: true; doubt?: LineDoubt }

/** What is taken of a food whose amount isn't given: known of seasoning, guessed of fat, else unknown. */
function usualAmount(food: KnownFood, { toTaste, withoutAmount }: LineWords, isAsNeeded: boolean): Usual {
  const seasoned =
    toTaste.foods[food.id] ??
    (food.class !== undefined && toTaste.classes.includes(food.class) ? toTaste.grams : undefined)
  if (seasoned !== undefined) return { grams: seasoned, isToTaste: true }
  const guess = withoutAmount[food.id]
  if (guess !== undefined)
    return { grams: guess, doubt: 'no-amount', ...(isAsNeeded && { isToTaste: true as const }) }
  return { doubt: 'no-amount' }
}
