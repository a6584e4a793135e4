import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categories } from '@butterleaf/domain/recipes/categories'
import type { AskedDishesFile } from '../checks/across/check-asked-dishes.ts'
import type { FamiliarityFile } from '../checks/across/check-familiarity.ts'
import type { FoodGroupsFile } from '../checks/read-food-groups.ts'
import type { FoodFile } from '../foods/read-foods.ts'
import { type FoodWordsFiles, foodWordsFiles } from '../matching/dictionary/read-food-words.ts'

import type { Fault } from '../reading/fault.ts'
import type { RecipeFile } from '../recipes/compile-recipe.ts'
import type { PublicRecipesFile } from './read-public-recipes.ts'

export type ContentFiles = {
  foods: FoodFile[]
  recipes: RecipeFile[]
  publicRecipes: PublicRecipesFile | undefined
  foodGroups: FoodGroupsFile | undefined
  foodWords: FoodWordsFiles | undefined
  /** A young cookbook has neither. */
  familiarity: FamiliarityFile | undefined
  askedDishes: AskedDishesFile | undefined
  faults: Fault[]
}

const ending = '.yaml'
/** Notes for writers are beside the content. */
const isNote = (name: string) => name.endsWith('.md') || name.startsWith('.')

/** Everything under content/foods and content/recipes, and files that no reader would find. */
export function contentFiles(root: string): ContentFiles {
  const faults: Fault[] = []
  const foods = namesIn(root, 'content/foods').flatMap((name) => {
    const file = `content/foods/${name}`
    if (isNote(name)) return []
    if (!name.endsWith(ending)) return stray(faults, file, `Name it after its aisle, with ${ending}.`)
    return [{ file, aisle: name.slice(0, -ending.length), text: textOf(root, file) }]
  })
  const recipes = namesIn(root, 'content/recipes').flatMap((folder) => {
    const path = `content/recipes/${folder}`
    if (isNote(folder)) return []
    if (!categories.some((category) => category === folder))
      return stray(faults, path, `Put it in one of: ${categories.join(', ')}.`)
    return namesIn(root, path).flatMap((name) => {
      const file = `${path}/${name}`
      if (isNote(name)) return []
      if (!name.endsWith(ending))
        return stray(faults, file, `Name it <slug>${ending}, without folders of its own.`)
      return [{ file, folder, slug: name.slice(0, -ending.length), text: textOf(root, file) }]
    })
  })
  return {
    foods,
    recipes,
    publicRecipes: fileIn(root, 'content/public-recipes.yaml'),
    foodGroups: fileIn(root, 'content/food-groups.yaml'),
    foodWords: foodWordsFiles(root),
    familiarity: fileIn(root, 'content/familiarity.tsv'),
    askedDishes: fileIn(root, 'content/asked-dishes.tsv'),
    faults,
  }
}

/** A cookbook may have no public recipes, and no food groups. */
function fileIn(root: string, file: string): { file: string; text: string } | undefined {
  return existsSync(join(root, file)) ? { file, text: textOf(root, file) } : undefined
}

function namesIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder)).sort()
  } catch (error) {
    // A cookbook without recipes is young, not broken.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function textOf(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function stray(faults: Fault[], file: string, remedy: string): never[] {
  faults.push({ file, line: 1, what: 'This is not where foods and recipes are read from.', remedy })
  return []
}
