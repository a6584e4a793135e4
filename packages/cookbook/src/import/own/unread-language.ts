import type { FoodDictionary } from '../../matching/dictionary/food-dictionary.ts'
import { foldForeign } from '../../matching/dictionary/foreign-words.ts'

/** More of a recipe tells nothing more. */
const readCharacters = 4000
/** Fewer words may stand in any language. */
const fewestWords = 3
/** Of the letters: names of brands stand in other recipes too. */
const shareOfScript = 0.3

const scripts: readonly (readonly [name: string, letters: RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['Chinese', /\p{Script=Han}/gu],
  ['Korean', /\p{Script=Hangul}/gu],
  ['a language in Cyrillic letters', /\p{Script=Cyrillic}/gu],
  ['Greek', /\p{Script=Greek}/gu],
  ['Hebrew', /\p{Script=Hebrew}/gu],
  ['a language in Arabic letters', /\p{Script=Arabic}/gu],
  ['Thai', /\p{Script=Thai}/gu],
  ['Hindi', /\p{Script=Devanagari}/gu],
]

/** The name of the language that a recipe is in, where it is one that isn't read: by its letters, else by its commonest words. */
export function findUnreadLanguage(text: string, { stopWords }: FoodDictionary): string | undefined {
  const start = text.slice(0, readCharacters)
  const letters = start.match(/\p{L}/gu)?.length ?? 0
  const script = scripts.find(
    ([, pattern]) => (start.match(pattern)?.length ?? 0) > letters * shareOfScript && letters > 0,
  )
  if (script) return script[0]
  const words = (start.match(/\p{L}+/gu) ?? []).map(foldForeign)
  const counts = stopWords.map(({ name, isRead, stopWords: own }) => {
    const telling = new Set(own)
    return { name, isRead, count: words.filter((word) => telling.has(word)).length }
  })
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best), nothing)
  const isSure =
    most.count >= fewestWords && counts.every(({ isRead, count }) => !isRead || count < most.count)
  return isSure && !most.isRead ? most.name : undefined
}

const nothing = { name: '', isRead: true, count: 0 }
