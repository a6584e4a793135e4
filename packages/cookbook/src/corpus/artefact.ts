import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Food, FoodGroup } from '../foods/food.ts'

import { toStored } from '../recipes/stored-recipe.ts'
import type { Cookbook } from './compile-cookbook.ts'

/** Raised when the shape changes, so that an old file is refused and not misread. */
export const artefactFormat = 8

/** The artefact's first line. */
export type ArtefactHead = {
  format: typeof artefactFormat
  foods: Food[]
  publicSlugs: string[]
  foodGroups: FoodGroup[]
  /** How many lines follow, so that a file that was cut short is refused. */
  recipeCount: number
}

/**
 * The whole cookbook in one file, moved into place in one go; answers with its bytes. Each recipe is a line of JSON, so that the
 * server parses one at a time (decision 119).
 */
export function writeArtefact(
  file: string,
  {
    foods,
    recipes,
    publicSlugs,
    foodGroups,
  }: Pick<Cookbook, 'foods' | 'recipes' | 'publicSlugs' | 'foodGroups'>,
): number {
  const recipeCount = recipes.length
  const head: ArtefactHead = { format: artefactFormat, foods, publicSlugs, foodGroups, recipeCount }
  const text = [head, ...recipes.map(toStored)].map((line) => `${JSON.stringify(line)}\n`).join('')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return Buffer.byteLength(text)
}
