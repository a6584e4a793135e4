import { placesIn } from '@butterleaf/cookbook/commands/places'
import { readFoodTable } from '@butterleaf/cookbook/food-table/read-food-table'
import {
  buildFoodDictionary,
  type FoodDictionary,
} from '@butterleaf/cookbook/matching/dictionary/food-dictionary'
import { readStoredFoodWords } from '@butterleaf/cookbook/matching/dictionary/stored-food-words'
import { type OwnFoods, openOwnFoods } from '@butterleaf/cookbook/own/own-foods'
import { repositoryFolder } from '#platform/places.ts'
import type { Corpus } from '../cookbook.ts'

/** What reading and computing own recipes needs; made with the first of them, in a tenth of a second. */
export type OwnKitchen = Readonly<{ dictionary: FoodDictionary; foods: OwnFoods }>

const kitchens = new WeakMap<Corpus, OwnKitchen>()

export function ownKitchenOf(corpus: Corpus): OwnKitchen {
  const known = kitchens.get(corpus)
  if (known) return known
  const foods = [...corpus.foodsByName.values()]
  const dictionary = buildFoodDictionary(foods, readStoredFoodWords(placesIn(repositoryFolder).foodWordsFile))
  const byId = new Map(foods.map((food) => [food.id, food]))
  const table = () => readFoodTable(repositoryFolder)
  const kitchen = { dictionary, foods: openOwnFoods({ foods: byId, dictionary, table }) }
  kitchens.set(corpus, kitchen)
  return kitchen
}
