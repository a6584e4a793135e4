import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Food } from '../foods/food.ts'
import type { FoodGroup } from '../foods/food-group.ts'
import { type StoredRecipe, toStored } from '../recipes/stored-recipe.ts'
import type { Cookbook } from './compile-cookbook.ts'

/** Raised when the shape changes, so that an old file is refused and not misread. */
export const artefactFormat = 6

export type Artefact = {
  format: typeof artefactFormat
  foods: Food[]
  recipes: StoredRecipe[]
  publicSlugs: string[]
  foodGroups: FoodGroup[]
}

/** The whole cookbook as one JSON file, moved into place in one go; answers with its bytes. */
export function writeArtefact(
  file: string,
  {
    foods,
    recipes,
    publicSlugs,
    foodGroups,
  }: Pick<Cookbook, 'foods' | 'recipes' | 'publicSlugs' | 'foodGroups'>,
): number {
  const artefact: Artefact = {
    format: artefactFormat,
    foods,
    recipes: recipes.map(toStored),
    publicSlugs,
    foodGroups,
  }
  const text = JSON.stringify(artefact)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return Buffer.byteLength(text)
}
