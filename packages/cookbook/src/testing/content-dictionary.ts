import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Food } from '../foods/food.ts'
import { readFoods } from '../foods/read-foods.ts'
import { buildFoodDictionary, type FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import { foodWordsFiles, readFoodWords } from '../matching/dictionary/read-food-words.ts'

const root = dirname(dirname(dirname(dirname(import.meta.dirname))))
let built: FoodDictionary | undefined

/** The dictionary of content/ itself: what a person's recipes are read with. */
export function contentDictionary(): FoodDictionary {
  if (built) return built
  const foodWords = foodWordsFiles(root)
  if (!foodWords) throw new Error('content/food-words is missing.')
  built = buildFoodDictionary(contentFoods(), readFoodWords(foodWords).words)
  return built
}

export function contentFoods(): readonly Food[] {
  return readFoods(foodFiles()).foods
}

/** Without the recipes, which take seconds. */
function foodFiles() {
  const folder = join(root, 'content', 'foods')
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return names.map((name) => ({
    file: `content/foods/${name}`,
    aisle: name.replace('.yaml', ''),
    text: readFileSync(join(folder, name), 'utf8'),
  }))
}
