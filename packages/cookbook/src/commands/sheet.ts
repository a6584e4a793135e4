import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { categories, categoryOf } from '@butterleaf/domain/recipes/categories'
import { markFinder, readPictureMarks } from '../checks/picture-marks.ts'
import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { contactSheet, reviewPages } from '../exchange/review-pages.ts'

import { pictureRecipeOf } from '../recipes/picture-recipe-of.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { type Outcome, Refusal } from './outcome.ts'
import type { Places } from './places.ts'

/** Pictures of all recipes that can be read: a fault in one is no reason not to look at the others. */
export async function sheet({ root, cacheFile, sheetFile }: Places, file = sheetFile): Promise<Outcome> {
  const { recipes, faults } = compileCookbook(root, { cacheFile })
  // By far the largest part of this package, and no other command needs it.
  const { drawPlate } = await import('../pictures/draw-plate.ts')
  const html = contactSheet(recipes, drawPlate)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, html)
  const leftOut = faults.length === 0 ? '' : ` ${faults.length} faults in the content: see "check".`
  return { text: `${recipes.length} pictures in ${file}.${leftOut}`, isFine: true }
}

type PageOptions = { folder: string; names: readonly string[]; isUnmarked: boolean }

/** Pages of 24 plates with their rows of the list of marks; `names` are meals or recipes, none is all. */
export async function sheetPages(
  { root, cacheFile, marksFolder }: Places,
  { folder, names, isUnmarked }: PageOptions,
): Promise<Outcome> {
  const { recipes } = compileCookbook(root, { cacheFile })
  const { drawPlate } = await import('../pictures/draw-plate.ts')
  const markOf = markFinder(readPictureMarks(marksFolder).marks)
  const shown = recipes.filter((recipe) => {
    if (names.length > 0 && !names.includes(recipe.slug) && !names.includes(categoryOf(recipe))) return false
    return !isUnmarked || !markOf(recipe, drawPlate(pictureRecipeOf(recipe)).alt)
  })
  if (shown.length === 0) throw new Refusal('No recipe of such a name or meal is left to look at.')
  mkdirSync(folder, { recursive: true })
  const pages = reviewPages(inOrder(shown), drawPlate, markOf)
  for (const { name, html, form } of pages) {
    writeFileSync(join(folder, `${name}.html`), html)
    writeFileSync(join(folder, `${name}.tsv`), form)
  }
  return { text: `${shown.length} pictures on ${pages.length} pages in ${folder}.`, isFine: true }
}

function inOrder(recipes: readonly Recipe[]): Recipe[] {
  const place = (recipe: Recipe) => `${categories.indexOf(categoryOf(recipe))} ${recipe.slug}`
  return [...recipes].sort((a, b) => (place(a) < place(b) ? -1 : 1))
}
