import { type FoodDictionary, likeness } from './food-dictionary.ts'

const shortestMisspelt = 6

/** A word as names spell it: another spelling, or one letter off a single word that we know. */
export function spellWord(word: string, { spellings, vocabulary, wordsLike }: FoodDictionary): string[] {
  const other = spellings.get(word)
  if (other !== undefined) return other.split(' ')
  if (word.length < shortestMisspelt || vocabulary.has(word) || /\d/.test(word)) return [word]
  const alike = [-1, 0, 1].flatMap((more) => wordsLike.get(likeness(word, word.length + more)) ?? [])
  const near = alike.filter((known) => isOneEditAway(word, known))
  return near.length === 1 ? [near[0]!] : [word]
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
