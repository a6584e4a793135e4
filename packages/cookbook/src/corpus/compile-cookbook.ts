import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { checkAskedDishes } from '../checks/across/check-asked-dishes.ts'
import { checkFamiliarity } from '../checks/across/check-familiarity.ts'
import { checkRecipes } from '../checks/across/check-recipes.ts'
import { checkSwaps } from '../checks/check-swaps.ts'
import { foodNames } from '../checks/check-unlisted.ts'
import { joinFoodGroups, readFoodGroups } from '../checks/read-food-groups.ts'
import { type Food, type FoodGroup, linkParts } from '../foods/food.ts'

import { type PlacedFood, readFoodFile, readFoods } from '../foods/read-foods.ts'
import { checkFoodWords } from '../matching/dictionary/check-food-words.ts'
import { type FoodWords, noFoodWords } from '../matching/dictionary/food-dictionary.ts'
import { readFoodWords } from '../matching/dictionary/read-food-words.ts'
import { byPlace, type Fault, splitByStandard } from '../reading/fault.ts'

import { type StandardStates, standards as standardStates } from '../reading/standards.ts'
import {
  type CompilerInput,
  compileRecipe,
  type PlacedRecipe,
  type RecipeFile,
  recompileRecipe,
} from '../recipes/compile-recipe.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { drawingVersion } from './code-versions.ts'
import { type CompileCache, openCache } from './compile-cache.ts'
import { contentFiles } from './content-files.ts'
import { readPublicRecipes } from './read-public-recipes.ts'

export type Cookbook = {
  foods: Food[]
  placedFoods: PlacedFood[]
  recipes: Recipe[]
  /** The slugs of the public recipes. */
  publicSlugs: string[]
  foodGroups: FoodGroup[]
  /** What people call foods. */
  foodWords: FoodWords
  faults: Fault[]
  /** What doesn't keep a standard that isn't enforced yet. */
  reported: Fault[]
  /** How many files were compiled, and how many results came from the cache. */
  files: { compiled: number; kept: number }
}

type CompileOptions = {
  /** It only saves time. */
  cacheFile?: string | undefined
  /** For the ids that remedies offer. */
  random?: Random
  standards?: StandardStates
}

/** All of content/ to one cookbook, with every fault of every file. */
export function compileCookbook(
  root: string,
  { cacheFile, random = Math.random, standards = standardStates }: CompileOptions = {},
): Cookbook {
  const content = contentFiles(root)
  const drawing = drawingVersion()
  const cache = openCache(cacheFile, { drawing, standards })
  const {
    foods: ungrouped,
    placed: placedFoods,
    faults: foodFaults,
  } = readFoods(content.foods, (file) => cache.foods(file, () => readFoodFile(file)))
  const { groups: foodGroups, faults: groupFaults } = content.foodGroups
    ? readFoodGroups(content.foodGroups, ungrouped)
    : { groups: [], faults: [] }
  const foods = joinFoodGroups(ungrouped, foodGroups)
  const pantry = { byId: linkParts(foods), names: foodNames(foods) }
  const { placed, faults: recipeFaults } = compileRecipes(content.recipes, { pantry, drawing, random }, cache)
  cache.save()
  const shown = content.publicRecipes
    ? readPublicRecipes(content.publicRecipes, content.recipes)
    : { slugs: [], faults: [] }
  const named = content.foodWords ? readFoodWords(content.foodWords) : { words: noFoodWords, faults: [] }
  const all = [
    ...content.faults,
    ...foodFaults,
    ...checkSwaps(placedFoods),
    ...groupFaults,
    ...named.faults,
    ...checkFoodWords(named.words, foods),
    ...recipeFaults,
    ...checkRecipes(placed, random),
    ...(content.familiarity ? checkFamiliarity(content.familiarity, placed) : []),
    ...(content.askedDishes ? checkAskedDishes(content.askedDishes, placed) : []),
    ...shown.faults,
  ]
  const recipes = placed.map(({ recipe }) => recipe).sort((a, b) => (a.slug < b.slug ? -1 : 1))
  return {
    foods,
    placedFoods,
    recipes,
    publicSlugs: shown.slugs,
    foodGroups,
    foodWords: named.words,
    ...splitByStandard(byPlace(all), standards),
    files: cache.counts,
  }
}

function compileRecipes(files: readonly RecipeFile[], input: CompilerInput, cache: CompileCache) {
  const faults: Fault[] = []
  const placed: PlacedRecipe[] = []
  const recipeCache = cache.recipes(input.pantry.byId)
  for (const file of files) {
    const result = recipeCache(file, (kept) =>
      kept ? recompileRecipe(file, kept, input) : compileRecipe(file, input),
    )
    faults.push(...result.faults)
    if (result.compiled) placed.push({ ...result.compiled, file: file.file })
  }
  return { placed, faults }
}
