import { readCsv } from '../../foods/csv.ts'
import { foldText } from './fold-words.ts'

/** A language of recipes, from content/food-words: one that is read has words for foods and measures. */
export type ForeignWords = Readonly<{
  code: string
  /** In English: "German". */
  name: string
  /** Common words that tell it from others in a text. */
  stopWords: readonly string[]
  /** What its words mean in the dictionary's; "" for those that only join. */
  meanings: Readonly<Record<string, string>>
}>

/** `words`: a row a meaning, a column a language. `stops`: a row a language, also those that aren't read yet. */
export function readForeignWords(words: string, stops: string): ForeignWords[] {
  const rows = readCsv(words)
  return readCsv(stops).map(({ code = '', language = '', words: told = '' }) => ({
    code,
    name: language,
    stopWords: told.split(' ').map(foldForeign),
    meanings: Object.fromEntries(
      rows
        .toReversed()
        .flatMap(({ english = '', [code]: said = '' }) =>
          said.split('|').map((phrase) => [phraseOf(phrase), english] as const),
        )
        .filter(([phrase]) => phrase !== ''),
    ),
  }))
}

export function foldForeign(text: string): string {
  return foldText(text).replaceAll('œ', 'oe')
}

/** As they stand in a line once their apostrophes are gone. */
export function phraseOf(text: string): string {
  return wordsOf(spellElisions(text)).join(' ')
}

export function wordsOf(text: string): string[] {
  return (text.match(/\p{L}+/gu) ?? []).map(foldForeign)
}

/** "d'huile" is "d huile", "dell'olio" "dell olio"; the article of "l'huile" goes. */
export function spellElisions(text: string): string {
  return text.replace(/(?<!\p{L})(d|l|dell|all|nell|un)['’](?=\p{L})/giu, (_, article: string) =>
    article.toLowerCase() === 'l' ? '' : `${article} `,
  )
}
