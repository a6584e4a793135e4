import type { FoodTable } from '../food-table.ts'
import { foodWords } from './food-words.ts'

/** Where each word stands: what search reads instead of 8,789 names. */
export type FoodIndex = Readonly<{
  table: FoodTable
  /** Sorted, so that the words with one beginning stand together. */
  words: readonly string[]
  /** For the word at the same place: food × 64 + the word's place in the name. */
  places: readonly (readonly number[])[]
  weights: Uint8Array
  /** Of a common food's names, the words of each. */
  commonNames: ReadonlyMap<number, readonly (readonly string[])[]>
}>

export const placesAName = 64
/** A phone does one step in less than a frame. */
const foodsAStep = 500

export function indexFoods(table: FoodTable): FoodIndex {
  const steps = indexInSteps(table)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Stops after each few hundred foods, so that a device can answer touches in between. */
export function* indexInSteps(table: FoodTable): Generator<undefined, FoodIndex> {
  const placesByWord = new Map<string, number[]>()
  const weights = new Uint8Array(table.size)
  for (let index = 0; index < table.size; index++) {
    const { names, weight } = table.searchedNamesAt(index)
    weights[index] = weight
    for (const name of names) addName(placesByWord, name, index)
    if (index % foodsAStep === foodsAStep - 1) yield undefined
  }
  const words = [...placesByWord.keys()].sort()
  const places = words.map((word) => placesByWord.get(word) ?? [])
  return { table, words, places, weights, commonNames: commonNamesIn(table) }
}

function addName(placesByWord: Map<string, number[]>, name: string, index: number): void {
  let place = 0
  for (const word of foodWords(name)) {
    const entry = index * placesAName + Math.min(place++, placesAName - 1)
    const places = placesByWord.get(word)
    if (places) places.push(entry)
    else placesByWord.set(word, [entry])
  }
}

function commonNamesIn(table: FoodTable): Map<number, string[][]> {
  return new Map(
    table.common.map((index) => {
      const { plainName = '', commonNames } = table.foodAt(index)
      return [index, [plainName, ...commonNames].map(foodWords)]
    }),
  )
}
