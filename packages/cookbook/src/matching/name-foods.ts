import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { type FoundFood, findFood } from './dictionary/find-food.ts'
import { wordsOfName } from './dictionary/fold-words.ts'
import type { FoodDictionary } from './dictionary/food-dictionary.ts'
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
