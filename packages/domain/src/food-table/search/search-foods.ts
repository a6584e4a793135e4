import type { TableFood } from '../table-food.ts'
import { singularOf, wordsAsTyped } from './food-words.ts'
import { type FoodIndex, placesAName } from './index-foods.ts'
import { matchWord } from './match-word.ts'

/** Nothing a food is found by, beside other words. */
const filler = /^(?:an?|and|of|the|in|on|some|my|with|\d+)$/
/** Left out where no food has them beside the others: a glass of red wine. */
const amount =
  /^(?:glass|cup|mug|bowl|plate|bottle|can|tin|slice|piece|handful|spoon|tbsp|tsp|large|medium|small|big|half)(?:s|es)?$/

/** A name that begins with the word, has it second, third. */
const placeBonus = [10, 6, 3]
const bonus = {
  recent: 100,
  wholeName: 70,
  plainName: 60,
  otherName: 50,
  inName: 45,
  commonRow: 12,
  commonness: 15,
  weight: 1.5,
} as const

const shownAtMost = 40

/** [LIFE-3] The foods that have all typed words, the likeliest first. `recentIds` are what the person ate last. */
export function searchFoods(
  index: FoodIndex,
  typed: string,
  recentIds: readonly string[] = [],
): readonly TableFood[] {
  const words = questionWords(typed)
  if (words.length === 0) return []
  const scores = firstFound(index, words)
  const recent = new Set(recentIds.map(index.table.indexOf))
  const bonusOf = (food: number) => foodBonus(index, food, words) + (recent.has(food) ? bonus.recent : 0)
  return [...scores]
    .map(([food, score]) => ({ food, score: score + bonusOf(food) }))
    .sort((a, b) => b.score - a.score || a.food - b.food)
    .slice(0, shownAtMost)
    .map(({ food }) => index.table.foodAt(food))
}

function questionWords(typed: string): string[] {
  return withoutIdle([...new Set(wordsAsTyped(typed))], filler)
}

function withoutIdle(words: readonly string[], idle: RegExp): string[] {
  const telling = words.filter((word) => !idle.test(word))
  return telling.length > 0 ? telling : [...words]
}

/** By all words; then without words of amount, with misspelt ones, without the last, and so on. */
function firstFound(index: FoodIndex, words: readonly string[]): Map<number, number> {
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
    if (found.size > 0) return found
  }
  return new Map()
}

/** Foods with all of the words, each by the sum of how well its words fit. */
function scoresOf(index: FoodIndex, words: readonly string[], isLenient: boolean): Map<number, number> {
  let scores: Map<number, number> | undefined
  for (const word of words) {
    const before = scores
    const found = foodsWith(index, word, isLenient)
    scores = new Map()
    for (const [food, score] of found) {
      const sum = before ? before.get(food) : 0
      if (sum !== undefined) scores.set(food, sum + score)
    }
  }
  return scores ?? new Map()
}

function foodsWith(index: FoodIndex, word: string, isLenient: boolean): Map<number, number> {
  const best = new Map<number, number>()
  for (const { at, quality } of matchWord(index, word, isLenient))
    for (const entry of index.places[at] ?? []) {
      const food = Math.floor(entry / placesAName)
      const score = quality + (placeBonus[entry % placesAName] ?? 0)
      if (score > (best.get(food) ?? 0)) best.set(food, score)
    }
  return best
}

function foodBonus(index: FoodIndex, food: number, words: readonly string[]): number {
  const weight = (index.weights[food] ?? 0) * bonus.weight
  const names = index.commonNames.get(food)
  if (!names) return weight
  const { common } = index.table
  const commonness = bonus.commonness * (1 - common.indexOf(food) / common.length)
  return weight + commonness + nameBonus(names, words)
}

function nameBonus(
  [plainName = [], ...others]: readonly (readonly string[])[],
  words: readonly string[],
): number {
  if (isBeginning(plainName, words))
    return plainName.length === words.length ? bonus.wholeName : bonus.plainName
  if (others.some((name) => isBeginning(name, words))) return bonus.otherName
  const isIn = (name: readonly string[]) => words.every((word) => name.some((own) => isOrBegins(own, word)))
  return isIn(plainName) || others.some(isIn) ? bonus.inName : bonus.commonRow
}

/** "big m" of "Big Mac": the words in order, the last one perhaps not yet whole. */
function isBeginning(name: readonly string[], words: readonly string[]): boolean {
  return words.every((word, at) => isOrBegins(name[at] ?? '', word))
}

function isOrBegins(own: string, word: string): boolean {
  return own.startsWith(word) || own === singularOf(word)
}
