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
  commonFoods: ReadonlyMap<number, CommonFood>
}>

/** The words of its names, and how common it is: 1 for the commonest. */
export type CommonFood = Readonly<{
  plainName: readonly string[]
  otherNames: readonly (readonly string[])[]
  share: number
}>

export const placesAName = 64
/** A phone does one step in less than a frame. */
const foodsAStep = 250

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
  return { table, words, places, weights, commonFoods: commonFoodsIn(table) }
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

function commonFoodsIn({ common, foodAt }: FoodTable): Map<number, CommonFood> {
  return new Map(
    common.map((index, rank) => {
      const { plainName = '', commonNames } = foodAt(index)
      const share = 1 - rank / common.length
      return [index, { plainName: foodWords(plainName), otherNames: commonNames.map(foodWords), share }]
    }),
  )
}
