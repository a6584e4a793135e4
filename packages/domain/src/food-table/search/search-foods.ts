import type { TableFood } from '../table-food.ts'
import { singularOf, wordsAsTyped } from './food-words.ts'
import { type CommonFood, type FoodIndex, placesAName } from './index-foods.ts'

/** Words that are ignored beside other words. */
const filler = /^(?:an?|and|of|the|in|on|some|my|with|\d+)$/
/** Left out where no food has them beside the others: a glass of red wine. */
const amount =
  /^(?:glass|cup|mug|bowl|plate|bottle|can|tin|slice|piece|handful|spoon|tbsp|tsp|large|medium|small|big|half)(?:s|es)?$/

/** A name that begins with the word, has it second, third. */
const placeBonus = [10, 6, 3]

const shownAtMost = 40

/** [LIFE-3] The foods that have all typed words, the likeliest first. `recentIds` are what the person ate last. */
export function searchFoods(
  index: FoodIndex,
  typed: string,
  recentIds: readonly string[] = [],
): readonly TableFood[] {
  const words = withoutIdle([...new Set(wordsAsTyped(typed))], filler)
  if (words.length === 0) return []
  const scores = firstFound(index, words)
  const recent = new Set(recentIds.map(index.table.indexOf))
  const scoreOf = (food: number) => {
    const score = scores?.[food] ?? 0
    if (score === 0) return 0
    return score + nameBonus(index, food, words) + (recent.has(food) ? recentBonus : 0)
  }
  return takeBest(index.table.size, scoreOf, shownAtMost).map(index.table.foodAt)
}

function withoutIdle(words: readonly string[], idle: RegExp): readonly string[] {
  const telling = words.filter((word) => !idle.test(word))
  return telling.length > 0 ? telling : words
}

/** By all words; then without words of amount, with misspelt ones, without the last, and so on. */
function firstFound(index: FoodIndex, words: readonly string[]): Scores | undefined {
  const named = withoutIdle(words, amount)
  const shorter = named.slice(1).map((_, at) => named.slice(0, named.length - 1 - at))
  const tries = [
    () => scoresOf(index, words, false),
    () => scoresOf(index, named, false),
    () => scoresOf(index, named, true),
    ...shorter.map((some) => () => scoresOf(index, some, false)),
  ]
  for (const attempt of tries) {
    const found = attempt()
    if (found) return found
  }
  return undefined
}

/** For each food how well its words fit; 0 where one is missing. A phone makes them for each letter, so they are plain numbers. */
type Scores = Uint16Array

function scoresOf(index: FoodIndex, words: readonly string[], isLenient: boolean): Scores | undefined {
  let sums: Scores | undefined
  for (const word of words) {
    const found = scoresOfWord(index, word, isLenient)
    const before = sums
    sums = before ? found.map((score, food) => (score && before[food] ? score + before[food] : 0)) : found
  }
  return sums?.some((score) => score > 0) ? sums : undefined
}

function scoresOfWord(index: FoodIndex, word: string, isLenient: boolean): Scores {
  const best = new Uint16Array(index.table.size)
  for (const { at, quality } of matchWord(index, word, isLenient))
    for (const entry of index.places[at] ?? []) {
      const food = Math.floor(entry / placesAName)
      const score = quality + (placeBonus[entry % placesAName] ?? 0)
      if (score > (best[food] ?? 0)) best[food] = score
    }
  return best
}

/** A word of the table that a typed word may mean; how well it fits. */
type FoundWord = Readonly<{ at: number; quality: number }>

const wordQuality = { whole: 30, synonym: 28, beginning: 20, oneLetterOff: 8 } as const

/** Shorter words are one letter off too many other words. */
const shortestMisspelt = 4

/** The table's words that begin as the typed one; those one letter off, where none does or `isLenient`. */
function matchWord(index: FoodIndex, typed: string, isLenient: boolean): FoundWord[] {
  const singular = singularOf(typed)
  const found = [...beginningWith(index, typed), ...wholeWord(index, singular), ...synonymOf(index, singular)]
  const isMisspelt = found.length === 0 || isLenient
  if (!isMisspelt || singular.length < shortestMisspelt) return found
  return [...found, ...oneLetterOff(index, singular)]
}

function beginningWith({ words }: FoodIndex, beginning: string): FoundWord[] {
  const found: FoundWord[] = []
  for (let at = placeOf(words, beginning); words[at]?.startsWith(beginning); at++)
    found.push({ at, quality: words[at] === beginning ? wordQuality.whole : wordQuality.beginning })
  return found
}

function wholeWord({ words }: FoodIndex, word: string, quality: number = wordQuality.whole): FoundWord[] {
  const at = placeOf(words, word)
  return words[at] === word ? [{ at, quality }] : []
}

function synonymOf(index: FoodIndex, word: string): FoundWord[] {
  const meaning = index.table.synonyms.get(word)
  return meaning === undefined ? [] : wholeWord(index, singularOf(meaning), wordQuality.synonym)
}

function oneLetterOff({ words }: FoodIndex, typed: string): FoundWord[] {
  const found: FoundWord[] = []
  for (const [at, word] of words.entries()) {
    const isNear =
      isOneLetterOff(typed, word) || (typed.length > 4 && isOneLetterOff(typed, word.slice(0, typed.length)))
    if (isNear) found.push({ at, quality: wordQuality.oneLetterOff })
  }
  return found
}

/** The first place whose word isn't before the given one. */
function placeOf(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

/** One letter too many, missing, wrong, or two in the wrong order. */
export function isOneLetterOff(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1 || a === b) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && short.slice(at + 2) === long.slice(at + 2)
}

const bonus = {
  wholeName: 70,
  plainName: 60,
  otherName: 50,
  inName: 45,
  commonRow: 12,
  commonness: 15,
  weight: 1.5,
} as const

/** What was eaten lately comes before all else. */
const recentBonus = 100

/** Ranks foods that match the same words: the likelier one scores higher. */
function nameBonus(index: FoodIndex, food: number, words: readonly string[]): number {
  const weight = (index.weights[food] ?? 0) * bonus.weight
  const common = index.commonFoods.get(food)
  return common ? weight + bonus.commonness * common.share + commonBonus(common, words) : weight
}

function commonBonus({ plainName, otherNames }: CommonFood, words: readonly string[]): number {
  if (isBeginning(plainName, words))
    return plainName.length === words.length ? bonus.wholeName : bonus.plainName
  if (otherNames.some((name) => isBeginning(name, words))) return bonus.otherName
  const isIn = (name: readonly string[]) => words.every((word) => name.some((own) => isOrBegins(own, word)))
  return isIn(plainName) || otherNames.some(isIn) ? bonus.inName : bonus.commonRow
}

/** "big m" of "Big Mac": the words in order, the last one perhaps not yet whole. */
function isBeginning(name: readonly string[], words: readonly string[]): boolean {
  return words.every((word, at) => isOrBegins(name[at] ?? '', word))
}

function isOrBegins(own: string, word: string): boolean {
  return own.startsWith(word) || own === singularOf(word)
}

/** The few with the highest scores above 0, the highest first and the earlier one of two alike; without sorting all. */
export function takeBest(size: number, scoreOf: (at: number) => number, count: number): number[] {
  const best: { at: number; score: number }[] = []
  for (let at = 0; at < size; at++) {
    const score = scoreOf(at)
    if (score <= 0 || (best.length === count && score <= (best.at(-1)?.score ?? 0))) continue
    let place = best.length
    while (place > 0 && (best[place - 1]?.score ?? 0) < score) place--
    best.splice(place, 0, { at, score })
    if (best.length > count) best.pop()
  }
  return best.map(({ at }) => at)
}
