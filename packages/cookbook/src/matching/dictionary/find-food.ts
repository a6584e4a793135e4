import type { FoodDictionary } from './food-dictionary.ts'
import type { KnownFood } from './known-food.ts'
import { spellWord } from './spell-word.ts'

export type FoundFood = Readonly<{
  food: KnownFood
  /** Every word is understood and the name means this food alone. */
  isCertain: boolean
  /** The name means a kind of food: "cheese". */
  isLoose: boolean
}>

/** The food that words in the singular name: by the whole name, else by the longest name inside them. */
export function findFood(words: readonly string[], dictionary: FoodDictionary): FoundFood | undefined {
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
