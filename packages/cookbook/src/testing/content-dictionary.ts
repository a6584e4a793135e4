import { dirname } from 'node:path'
import { contentFiles } from '../corpus/content-files.ts'
import { readFoods } from '../foods/read-foods.ts'
import { buildFoodDictionary, type FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import { readFoodWords } from '../matching/dictionary/read-food-words.ts'

let built: FoodDictionary | undefined

/** The dictionary of content/ itself: what a person's recipes are read with. */
export function contentDictionary(): FoodDictionary {
  if (built) return built
  const root = dirname(dirname(dirname(dirname(import.meta.dirname))))
  const { foods: files, foodWords } = contentFiles(root)
  if (!foodWords) throw new Error('content/food-words is missing.')
  built = buildFoodDictionary(readFoods(files).foods, readFoodWords(foodWords).words)
  return built
}
