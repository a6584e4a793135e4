import { readFileSync } from 'node:fs'
import { type Category, categoryOf } from '@butterleaf/domain/recipes/categories'
import {
  type MarkRows,
  markFinder,
  markWords,
  type PictureMark,
  parsePictureMarks,
  readPictureMarks,
  writePictureMarks,
} from '../checks/picture-marks.ts'
import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { pictureRecipeOf } from '../recipes/picture-recipe-of.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { type Outcome, Refusal } from './outcome.ts'
import type { Places } from './places.ts'

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

async function countMarks(marksFolder: string, recipes: readonly Recipe[]): Promise<Outcome> {
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
  for (const category of new Set(recipes.map(categoryOf))) {
    const own = recipes.filter((recipe) => categoryOf(recipe) === category)
    writePictureMarks(
      folder,
      category,
      own.flatMap(({ slug }) => bySlug.get(slug) ?? []),
    )
  }
}

type Looked = { recipe: Recipe; mark: PictureMark | undefined }
const mostNamed = 20

/** Counts by category and mark, and the names of what isn't right. */
function sumUpMarks(looked: readonly Looked[]): { text: string; isFine: boolean } {
  const lines = [...groupByCategory(looked)].map(([category, own]) => `${category}: ${countsOf(own)}`)
  const unmarked = looked.filter(({ mark }) => mark === undefined)
  const wrongFood = looked.filter(({ mark }) => mark?.mark === 'wrong food')
  const text = [
    `Pictures: ${countsOf(looked)}.`,
    ...lines,
    ...naming('Nobody has looked at them as they are now', unmarked),
    ...naming('Wrong food', wrongFood),
  ]
  return { text: text.join('\n'), isFine: unmarked.length + wrongFood.length === 0 }
}

function groupByCategory(looked: readonly Looked[]): Map<Category, Looked[]> {
  const byCategory = new Map<Category, Looked[]>()
  for (const one of looked) {
    const category = categoryOf(one.recipe)
    byCategory.set(category, [...(byCategory.get(category) ?? []), one])
  }
  return byCategory
}

function countsOf(looked: readonly Looked[]): string {
  const marked = looked.filter(({ mark }) => mark !== undefined)
  const counts = markWords.map((word) => `${looked.filter(({ mark }) => mark?.mark === word).length} ${word}`)
  const right = marked.filter(({ mark }) => mark?.mark === 'right').length
  const share = marked.length === 0 ? '' : ` (${((100 * right) / marked.length).toFixed(1)} % right)`
  return `${marked.length} of ${looked.length} marked: ${counts.join(', ')}${share}`
}

function naming(what: string, some: readonly Looked[]): string[] {
  if (some.length === 0) return []
  const names = some
    .slice(0, mostNamed)
    .map(({ recipe, mark }) => [recipe.slug, mark?.why].filter(Boolean).join(': '))
  const rest = some.length > mostNamed ? [`and ${some.length - mostNamed} more`] : []
  return [`${what} (${some.length}): ${[...names, ...rest].join(', ')}.`]
}
