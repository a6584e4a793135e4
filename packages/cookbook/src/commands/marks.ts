import { readFileSync } from 'node:fs'
import {
  type MarkRows,
  markFinder,
  parsePictureMarks,
  readPictureMarks,
  writePictureMarks,
} from '../checks/pictures/picture-marks.ts'
import { sumUpMarks } from '../checks/pictures/sum-up-marks.ts'
import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { pictureRecipeOf } from '../recipes/picture-recipe-of.ts'
import { categoryOf, type Recipe } from '../recipes/recipe.ts'
import type { Outcome } from './outcome.ts'
import type { Places } from './places.ts'
import { Refusal } from './refusal.ts'

/** Takes over filled-in forms of the review pages, then counts: a picture without a mark or of a wrong food fails. */
export async function marks(
  { root, cacheFile, marksFolder }: Places,
  forms: readonly string[],
): Promise<Outcome> {
  const { recipes } = compileCookbook(root, { cacheFile })
  const known = readPictureMarks(marksFolder)
  const added = readForms(forms)
  const faults = [...known.faults, ...added.faults]
  if (faults.length > 0) return { text: faults.join('\n'), isFine: false }
  if (forms.length > 0) keepMarks(marksFolder, recipes, [...known.marks, ...added.marks])
  return countMarks(marksFolder, recipes)
}

export async function countMarks(marksFolder: string, recipes: readonly Recipe[]): Promise<Outcome> {
  const { marks: rows, faults } = readPictureMarks(marksFolder)
  const { drawPlate } = await import('../pictures/draw-plate.ts')
  const markOf = markFinder(rows)
  const looked = recipes.map((recipe) => ({
    recipe,
    mark: markOf(recipe, drawPlate(pictureRecipeOf(recipe)).alt),
  }))
  const { text, isFine } = sumUpMarks(looked)
  return { text: [...faults, text].join('\n'), isFine: isFine && faults.length === 0 }
}

function readForms(files: readonly string[]): MarkRows {
  const read = files.map((file) => {
    try {
      return parsePictureMarks(readFileSync(file, 'utf8'), file)
    } catch {
      throw new Refusal(`${file} can't be read.`)
    }
  })
  return { marks: read.flatMap((one) => one.marks), faults: read.flatMap((one) => one.faults) }
}

/** The last mark of a recipe counts; those of recipes that are gone go too. */
function keepMarks(folder: string, recipes: readonly Recipe[], rows: MarkRows['marks']): void {
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  for (const meal of new Set(recipes.map(categoryOf))) {
    const own = recipes.filter((recipe) => categoryOf(recipe) === meal)
    writePictureMarks(
      folder,
      meal,
      own.flatMap(({ slug }) => bySlug.get(slug) ?? []),
    )
  }
}
