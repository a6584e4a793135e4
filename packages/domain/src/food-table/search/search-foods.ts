import type { TableFood } from '../table-food.ts'
import { wordsAsTyped } from './food-words.ts'
import { type FoodIndex, placesAName } from './index-foods.ts'
import { matchWord } from './match-word.ts'
import { nameBonus, recentBonus } from './name-bonus.ts'
import { takeBest } from './take-best.ts'

/** Nothing a food is found by, beside other words. */
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
