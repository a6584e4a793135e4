import { type FoodDictionary, likeness } from './food-dictionary.ts'

const shortestMisspelt = 6

/** A word as names spell it: another spelling, or one letter off a single word that we know. */
export function spellWord(word: string, dictionary: FoodDictionary): string[] {
  const { spellings, vocabulary } = dictionary
  const other = spellings.get(word)
  if (other !== undefined) return other.split(' ')
  if (word.length < shortestMisspelt || vocabulary.has(word) || /\d/.test(word)) return [word]
  return [correctWord(word, dictionary)]
}

/** What misspelt words were taken for: a text repeats its own. */
const corrected = new WeakMap<FoodDictionary, Map<string, string>>()
const mostCorrected = 5000

function correctWord(word: string, dictionary: FoodDictionary): string {
  const known = corrected.get(dictionary) ?? new Map<string, string>()
  corrected.set(dictionary, known)
  const before = known.get(word)
  if (before !== undefined) return before
  const alike = [-1, 0, 1].flatMap(
    (more) => dictionary.wordsLike.get(likeness(word, word.length + more)) ?? [],
  )
  const near = alike.filter((one) => isOneEditAway(word, one))
  const meant = near.length === 1 ? near[0]! : word
  if (known.size >= mostCorrected) known.clear()
  known.set(word, meant)
  return meant
}

/** One letter more, less, other or swapped with its neighbour; the first letter is never the wrong one. */
function isOneEditAway(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1 || b.length < shortestMisspelt - 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const restA = a.slice(start)
  const restB = b.slice(start)
  if (restA.length > restB.length) return restA.slice(1) === restB
  if (restA.length < restB.length) return restA === restB.slice(1)
  return (
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
