import { unitWords } from './amounts/unit-words.ts'
import { singular } from './dictionary/fold-words.ts'
import type { FoodDictionary } from './dictionary/food-dictionary.ts'
import { foldForeign, spellElisions } from './dictionary/foreign-words.ts'

const mostWordsOfAPhrase = 5
/** An ingredient with remarks is shorter; a longer line is no ingredient. */
const mostPieces = 120

type Translation = { text: string; understood: number }

type Translated = Readonly<{
  /** In English words, where another language explains some of them. */
  text: string
  /** Which reading explains more words of the line. */
  likelier: 'english' | 'translated' | 'either'
}>

/**
 * Each line is judged by itself: a line of a German recipe may be English all the same ("200 g Feta"), and "crème fraîche" stands in
 * English ones.
 */
export function translateLine(line: string, dictionary: FoodDictionary): Translated {
  const asIs: Translated = { text: line, likelier: 'english' }
  const { languages } = dictionary
  if (languages.length === 0) return asIs
  const pieces = spellElisions(line).match(/\p{L}+|[^\p{L}]+/gu) ?? []
  if (pieces.length > mostPieces) return asIs
  const inEnglish = pieces.filter((piece) => isLetters(piece) && isEnglish(piece, dictionary)).length
  const translations = languages.map(({ meanings }) => translate(pieces, meanings))
  const best = translations.reduce((one, other) => (other.understood > one.understood ? other : one))
  if (best.understood === 0 || best.understood < inEnglish) return asIs
  return { text: best.text, likelier: best.understood > inEnglish ? 'translated' : 'either' }
}

function translate(pieces: readonly string[], meanings: ReadonlyMap<string, string>): Translation {
  let text = ''
  let understood = 0
  let isAbbreviated = false
  for (let at = 0; at < pieces.length; ) {
    const found = longestPhrase(pieces, at, meanings)
    const piece = pieces[at] ?? ''
    // The dot of "c. à s." and "Pck." ends no sentence.
    text += found ? found.meaning : isAbbreviated ? piece.replace(/^\./, '') : piece
    isAbbreviated = found !== undefined
    understood += found?.words ?? 0
    at += found?.pieces ?? 1
  }
  return { text, understood }
}

/** Its words stand at every second piece, with what is between them: "c. à s." */
function longestPhrase(pieces: readonly string[], at: number, meanings: ReadonlyMap<string, string>) {
  if (!isLetters(pieces[at] ?? '')) return undefined
  const words: string[] = []
  let best: { meaning: string; words: number; pieces: number } | undefined
  for (let ahead = at; words.length < mostWordsOfAPhrase; ahead += 2) {
    const piece = pieces[ahead]
    if (piece === undefined || (ahead > at && !isJoint(pieces[ahead - 1] ?? ''))) break
    words.push(foldForeign(piece))
    const meaning = meanings.get(words.join(' '))
    if (meaning !== undefined) best = { meaning, words: words.length, pieces: ahead - at + 1 }
  }
  return best
}

function isLetters(piece: string): boolean {
  return /^\p{L}/u.test(piece)
}

function isJoint(between: string): boolean {
  return /^[\s.-]{1,3}$/.test(between)
}

/** The same in all of them. */
const sharedUnits = /^(?:g|kg|l|ml|cl|dl)$/i

function isEnglish(piece: string, { vocabulary }: FoodDictionary): boolean {
  if (sharedUnits.test(piece)) return false
  const word = singular(foldForeign(piece))
  return vocabulary.has(word) || unitWords.has(word)
}
