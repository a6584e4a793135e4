import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { wordsOfName } from './dictionary/fold-words.ts'
import { type FoodDictionary, likeness } from './dictionary/food-dictionary.ts'
import type { KnownFood } from './dictionary/known-food.ts'
import type { Token } from './line-tokens.ts'
import { splitChoices, splitJoined, wordsIn } from './split-names.ts'

export type NamedFood = Readonly<{ food: KnownFood; doubt?: LineDoubt }>

/** Words elsewhere in the line that make another food of it: "rice, cooked", "1 can tomatoes", "2 cubes of bouillon". */
const statesBefore = ['canned', 'cooked', 'dried', 'dry', 'frozen']
const statesAfter = ['cube', 'granule']
/** Each is looked up by itself; a line with more of them lists what there might be. */
const mostChoices = 4
/** "Salt, pepper and thyme" are three; a line that joins more is no list of what is measured together. */
const mostJoined = 8
/** A teaspoon of it, neither fresh nor cut. */
export const bySpoon = 'by spoon'

/** Every food that a name means: two in "salt and pepper", the first in "butter or oil". */
export function nameFoods(
  tokens: readonly Token[],
  context: readonly string[],
  dictionary: FoodDictionary,
): NamedFood[] {
  const find = (words: readonly string[]) => findInState(words, context, dictionary)
  const named = dictionary.meanings.get(wordsIn(tokens).join(' '))
  if (named && !named.isLoose && context.length === 0) return [{ food: named.food }]
  const choices = splitChoices(tokens).slice(0, mostChoices)
  // "Whole or diced tomatoes" is a choice of manner, not of food.
  const foods = choices.map(wordsIn).filter((words) => words.some((word) => !dictionary.manner.has(word)))
  if (choices.length > 1 && foods.length > 1) return chosen(foods, find)
  if (choices.length > 1 && foods.length === 1) return certainOrNear(find(foods[0]!))
  // "Dried thyme and rosemary" are both dried.
  const all = [...context, ...wordsIn(tokens).filter((word) => statesBefore.includes(word))]
  const parts = splitJoined(tokens)
  const joined =
    parts.length <= mostJoined ? parts.map((part) => findInState(wordsIn(part), all, dictionary)) : []
  const isAll = joined.length > 1 && joined.every((found) => found?.isCertain)
  if (isAll) return joined.map((found) => ({ food: found!.food }))
  return certainOrNear(find(wordsIn(tokens)))
}

type Find = (words: readonly string[]) => FoundFood | undefined

/** Where all choices are the same food there is none. */
function chosen(choices: readonly string[][], find: Find): NamedFood[] {
  const noun = choices.at(-1)!.at(-1)!
  const found = choices.map((words) => {
    // "chicken or vegetable stock" is chicken stock.
    const completed = words === choices.at(-1) ? undefined : find([...words, noun])
    return completed?.isCertain ? completed : find(words)
  })
  const first = found.find((food) => food !== undefined)
  if (!first) return []
  const isSame = found.every((food) => food?.isCertain && food.food.id === first.food.id)
  return [isSame ? { food: first.food } : { food: first.food, doubt: 'alternative' }]
}

function findInState(
  words: readonly string[],
  context: readonly string[],
  dictionary: FoodDictionary,
): FoundFood | undefined {
  const spooned = context.includes(bySpoon) ? dictionary.line.bySpoon[words.join(' ')] : undefined
  if (spooned !== undefined) return findFood(wordsOfName(spooned), dictionary)
  const isBare = (word: string) => !dictionary.manner.has(word)
  const isIn = (state: string) => context.includes(state)
  for (const name of [words, words.filter(isBare)].filter(({ length }) => length > 0)) {
    const stated = [
      ...statesBefore.filter(isIn).map((state) => [state, ...name]),
      ...statesAfter.filter(isIn).map((state) => [...name, state]),
    ]
    for (const phrase of stated) {
      const meaning = dictionary.meanings.get(phrase.join(' '))
      if (meaning) return { food: meaning.food, isCertain: !meaning.isLoose, isLoose: meaning.isLoose }
    }
  }
  return words.length === 0 ? undefined : findFood(words, dictionary)
}

function certainOrNear(found: FoundFood | undefined): NamedFood[] {
  if (!found) return []
  const { food, isCertain, isLoose } = found
  return [isCertain ? { food } : { food, doubt: isLoose ? 'food-open' : 'food-guessed' }]
}

type FoundFood = Readonly<{
  food: KnownFood
  /** Every word is understood and the name means this food alone. */
  isCertain: boolean
  /** The name means a kind of food: "cheese". */
  isLoose: boolean
}>

/** The food that words in the singular name: by the whole name, else by the longest name inside them. */
function findFood(words: readonly string[], dictionary: FoodDictionary): FoundFood | undefined {
  const spelt = words.flatMap((word) => spellWord(word, dictionary))
  const whole = dictionary.meanings.get(spelt.join(' '))
  if (whole) return { food: whole.food, isCertain: !whole.isLoose, isLoose: whole.isLoose }
  const isManner = (word: string) => dictionary.manner.has(word) || /^\d+$/.test(word)
  const meant = spelt.filter((word) => !isManner(word))
  const named = longestName(spelt, dictionary, isManner) ?? longestName(meant, dictionary, isManner)
  if (!named) return nearestByNoun(meant, dictionary)
  const { meaning, others } = named
  const isCertain = !meaning.isLoose && others.every(isManner)
  return { food: meaning.food, isCertain, isLoose: meaning.isLoose }
}

/** "Beef" where only ground beef is known. */
function nearestByNoun(words: readonly string[], { byNoun }: FoodDictionary): FoundFood | undefined {
  const meaning = words.length === 1 ? byNoun.get(words[0]!) : undefined
  return meaning && { food: meaning.food, isCertain: false, isLoose: false }
}

/** The one that leaves the fewest words unexplained; of several the longest, then the last, which is the noun. */
function longestName(
  words: readonly string[],
  { meanings, longest }: FoodDictionary,
  isManner: (word: string) => boolean,
) {
  let best:
    | { meaning: NonNullable<ReturnType<typeof meanings.get>>; others: string[]; size: number }
    | undefined
  for (let size = Math.min(longest, words.length); size > 0; size -= 1) {
    for (let start = words.length - size; start >= 0; start -= 1) {
      const name = words.slice(start, start + size)
      const meaning = meanings.get(name.join(' '))
      if (!meaning || (size === 1 && isManner(name[0]!))) continue
      const others = [...words.slice(0, start), ...words.slice(start + size)].filter(
        (word) => !isManner(word),
      )
      if (!best || (others.length < best.others.length && size >= best.size)) best = { meaning, others, size }
    }
  }
  return best
}

const shortestMisspelt = 6

/** A word as names spell it: another spelling, or one letter off a single word that we know. */
function spellWord(word: string, dictionary: FoodDictionary): string[] {
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
