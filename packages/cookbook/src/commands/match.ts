import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { compileCookbook } from '../corpus/compile-cookbook.ts'
import { findCooklang } from '../import/find-cooklang.ts'
import { findJsonLd } from '../import/find-json-ld.ts'
import { findText } from '../import/find-text.ts'
import type { FoundRecipe } from '../import/found-recipe.ts'
import { buildFoodDictionary, type FoodDictionary } from '../matching/dictionary/food-dictionary.ts'
import { compareLabels, labelsText, readLabels } from '../matching/labels.ts'
import { type LineMatch, matchRecipes } from '../matching/match-recipes.ts'
import { type Outcome, Refusal } from './outcome.ts'
import type { Places } from './places.ts'

export type MatchOptions = { isJson: boolean; isScored: boolean }

/** How well the lines of a folder of recipes are understood; scored against labels where they have some. */
export function match(
  { root, cacheFile, labelsFile }: Places,
  folder: string | undefined,
  options: MatchOptions,
): Outcome {
  if (folder === undefined)
    throw new Refusal('Name a folder of recipes: npm run cookbook -- match DIR [--json] [--score]')
  const recipes = recipesIn(folder)
  const matched = matchRecipes(recipes, dictionaryOf(root, cacheFile))
  if (options.isScored) {
    const score = compareLabels(matched, readLabels(readFileSync(labelsFile, 'utf8')))
    return { text: labelsText(score), isFine: score.faults.length === 0 }
  }
  return { text: options.isJson ? JSON.stringify(countOf(matched)) : matchText(matched), isFine: true }
}

function dictionaryOf(root: string, cacheFile: string): FoodDictionary {
  const { foods, foodWords } = compileCookbook(root, { cacheFile })
  return buildFoodDictionary(foods, foodWords)
}

function recipesIn(folder: string): FoundRecipe[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`There is no folder ${folder}.`)
  const names = readdirSync(folder).sort()
  return names.flatMap((name) => readRecipe(join(folder, name)) ?? [])
}

function readRecipe(file: string): FoundRecipe | undefined {
  const title = basename(file, extname(file)).replace(/[-_]+/g, ' ')
  const read = () => readFileSync(file, 'utf8')
  if (/\.(md|txt)$/i.test(file)) return findText(read(), title)
  if (/\.cook$/i.test(file)) return findCooklang(read(), title)
  return /\.(json|html?)$/i.test(file) ? findJsonLd(read()) : undefined
}

/** A line without a food has a sample too. */
type Sample = { line: string; food: string | null; grams: number | null; how: string }
const noFood: Omit<Sample, 'line'> = { food: null, grams: null, how: 'none' }

function countOf(matched: readonly LineMatch[]) {
  const count = (how: LineMatch['how']) => matched.filter((line) => line.how === how).length
  const samples = matched.flatMap(({ line, foods }): Sample[] =>
    foods.length === 0 ? [{ line, ...noFood }] : foods.map((food) => ({ line, ...food })),
  )
  return {
    recipes: new Set(matched.map(({ recipe }) => recipe)).size,
    lines: matched.length,
    exact: count('exact'),
    near: count('near'),
    none: count('unknown'),
    samples,
  }
}

function matchText(matched: readonly LineMatch[]): string {
  const { recipes, lines, exact, near, none } = countOf(matched)
  const share = (count: number) => `${count} (${((100 * count) / Math.max(1, lines)).toFixed(1)} %)`
  return `${recipes} recipes, ${lines} lines: ${share(exact)} exact, ${share(near)} near, ${share(none)} unknown.`
}
