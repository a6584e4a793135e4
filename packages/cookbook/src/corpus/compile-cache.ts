// The last result of compiling each file. It stays valid while nothing it depends on changes:
// - its own bytes;
// - for a recipe, the foods it uses, and the names of all foods, which its steps are searched for;
// - the compiler, and the code that draws pictures: one hash over the files of each, so that no version number can be
//   forgotten.
// A recipe whose foods changed while its own bytes did not is computed again from its parsed form, without its YAML.
// Files with faults that stop the build are never kept: a suggestion may name foods that come and go.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Food } from '../foods/food.ts'
import type { FoodFile, FoodFileRead } from '../foods/read-foods.ts'
import { type Fault, splitByStandard } from '../reading/fault.ts'

import type { StandardStates } from '../reading/standards.ts'
import type { RecipeFile, RecipeLines, RecipeRead } from '../recipes/compile-recipe.ts'
import { fromStored, type StoredRecipe, toStored } from '../recipes/stored-recipe.ts'
import type { WrittenRecipe } from '../recipes/written-recipe.ts'
import { compilerVersion } from './code-versions.ts'

type KeptRecipe = {
  text: string
  foods: string
  source: WrittenRecipe
  recipe: StoredRecipe
  lines: RecipeLines
  /** Of standards that don't stop the build. */
  reported: Fault[]
}
/** Given what the file said the last time, when it says so still. */
type CompileRecipe = (kept: WrittenRecipe | undefined) => RecipeRead
type KeptOrCompiled = Pick<RecipeRead, 'compiled' | 'faults'>
type Kept = {
  version: string
  foods: Record<string, { text: string; read: FoodFileRead }>
  recipes: Record<string, KeptRecipe>
}

export type CompileCache = {
  counts: { compiled: number; kept: number }
  foods(file: FoodFile, read: () => FoodFileRead): FoodFileRead
  recipes(foods: ReadonlyMap<string, Food>): (file: RecipeFile, compile: CompileRecipe) => KeptOrCompiled
  save(): void
}

/** Without a file, everything is compiled and nothing kept. */
export function openCache(
  file: string | undefined,
  { drawing, standards }: { drawing: string; standards: StandardStates },
): CompileCache {
  const version = file === undefined ? '' : `${compilerVersion()} ${drawing} ${JSON.stringify(standards)}`
  const mayKeep = (faults: readonly Fault[]) => splitByStandard(faults, standards).faults.length === 0
  const before = file === undefined ? undefined : readCached(file, version)
  const after: Kept = { version, foods: {}, recipes: {} }
  const counts = { compiled: 0, kept: 0 }
  return {
    counts,
    foods(foodFile, read) {
      const text = hashOf(foodFile.text)
      const kept = before?.foods[foodFile.file]
      const result = kept?.text === text ? kept.read : read()
      counts[kept?.text === text ? 'kept' : 'compiled'] += 1
      if (mayKeep(result.faults)) after.foods[foodFile.file] = { text, read: result }
      return result
    },
    recipes: (foods) => recipeCache(foods, { before, after, counts, mayKeep }),
    save: () => {
      if (file !== undefined && counts.compiled > 0) writeCached(file, after)
    },
  }
}

type Books = {
  before: Kept | undefined
  after: Kept
  counts: { compiled: number; kept: number }
  mayKeep: (faults: readonly Fault[]) => boolean
}

function recipeCache(foods: ReadonlyMap<string, Food>, { before, after, counts, mayKeep }: Books) {
  const fingerprints = new Map([...foods].map(([id, food]) => [id, JSON.stringify(food)]))
  const names = hashOf([...foods.values()].map(({ name, plural }) => `${name}|${plural}`).join('\n'))
  const foodsHash = (recipe: Pick<StoredRecipe, 'ingredients'>) =>
    hashOf([names, ...recipe.ingredients.map(({ food }) => fingerprints.get(food) ?? '')].join('\n'))

  return (file: RecipeFile, compile: CompileRecipe): KeptOrCompiled => {
    const text = hashOf(file.text)
    const kept = before?.recipes[file.file]
    if (kept?.text === text && kept.foods === foodsHash(kept.recipe)) {
      counts.kept += 1
      after.recipes[file.file] = kept
      return {
        compiled: { recipe: fromStored(kept.recipe, foods), lines: kept.lines },
        faults: kept.reported,
      }
    }
    counts.compiled += 1
    const { source, compiled, faults } = compile(kept?.text === text ? kept.source : undefined)
    if (source && compiled && mayKeep(faults)) {
      const recipe = toStored(compiled.recipe)
      const { lines } = compiled
      after.recipes[file.file] = { text, foods: foodsHash(recipe), source, recipe, lines, reported: faults }
    }
    return { compiled, faults }
  }
}

function readCached(file: string, version: string): Kept | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept
    return kept.version === version ? kept : undefined
  } catch {
    // Gone or cut short: everything is compiled again.
    return undefined
  }
}

/** Moved into place, so that a compile that is stopped leaves the last cache whole. */
function writeCached(file: string, kept: Kept): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept))
  renameSync(`${file}.${process.pid}`, file)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
