import type { Food } from '../foods/food.ts'
import {
  buildFoodDictionary,
  type FoodDictionary,
  type FoodWords,
} from '../matching/dictionary/food-dictionary.ts'

const noMeasures = { loose: [], measures: {} }

/** A few words around a few foods, and one ordinary food. */
export const fixtureFoodWords: FoodWords = {
  cookbook: {
    'ground-beef': { words: ['minced beef'], ...noMeasures },
    'chicken-stock': { words: ['chicken broth'], ...noMeasures },
    bacon: { words: ['bacon rasher'], ...noMeasures },
    'salmon-fillet': { words: ['salmon'], ...noMeasures },
    'heavy-cream': { words: ['cream'], ...noMeasures },
    'black-pepper': { words: ['pepper'], ...noMeasures },
  },
  ordinary: [],
  languages: [],
  line: {
    manner: ['fresh', 'freshly', 'ground', 'large', 'cold', 'finely', 'diced', 'whole', 'of', 'a'],
    brands: [],
    tools: ['foil'],
    toTaste: { classes: ['spice'], grams: 1, foods: { salt: 2 } },
    withoutAmount: {},
    bySpoon: {},
    spellings: {},
  },
}

export function fixtureDictionary(foods: readonly Food[]): FoodDictionary {
  return buildFoodDictionary(foods, fixtureFoodWords)
}
