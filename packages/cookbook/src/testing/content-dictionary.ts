import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readFoods } from '../foods/read-foods.ts'
import { buildFoodDictionary, type FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import { foodWordsFiles } from '../matching/dictionary/food-words-files.ts'
import { readFoodWords } from '../matching/dictionary/read-food-words.ts'

let built: FoodDictionary | undefined

/** The dictionary of content/ itself: what a person's recipes are read with. */
export function contentDictionary(): FoodDictionary {
  if (built) return built
  const root = dirname(dirname(dirname(dirname(import.meta.dirname))))
  const foodWords = foodWordsFiles(root)
  if (!foodWords) throw new Error('content/food-words is missing.')
  built = buildFoodDictionary(readFoods(foodFiles(root)).foods, readFoodWords(foodWords).words)
  return built
}

/** Without the recipes, which take seconds. */
function foodFiles(root: string) {
  const folder = join(root, 'content', 'foods')
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return names.map((name) => ({
    file: `content/foods/${name}`,
    aisle: name.replace('.yaml', ''),
    text: readFileSync(join(folder, name), 'utf8'),
  }))
}
