import { singularOf } from './food-words.ts'
import type { FoodIndex } from './index-foods.ts'
import { isOneLetterOff } from './is-one-letter-off.ts'

/** A word of the table that a typed word may mean; how well it fits. */
export type FoundWord = Readonly<{ at: number; quality: number }>

export const wordQuality = { whole: 30, synonym: 28, beginning: 20, oneLetterOff: 8 } as const

/** Shorter ones are one letter off too many others. */
const shortestMisspelt = 4

/** The table's words that begin as the typed one; those one letter off, where none does or `isLenient`. */
export function matchWord(index: FoodIndex, typed: string, isLenient: boolean): FoundWord[] {
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
