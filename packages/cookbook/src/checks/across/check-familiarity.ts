import { type Familiarity, familiarities } from '@butterleaf/domain/meal-plan/planner/palate'
import type { Fault } from '../../reading/fault.ts'
import type { PlacedRecipe } from '../../recipes/compile-recipe.ts'
import { holdsRareFood } from '../../recipes/familiarity.ts'

export type FamiliarityFile = { file: string; text: string }

type Readings = { line: number; words: readonly Familiarity[] }

const readers = 3

/**
 * ED-3: each dish is read three times apart, and says what the majority says; one with a food that an ordinary supermarket lacks is a
 * discovery. A dish of the weeknight shelf, which is held to more, stays one unless it is strange to two.
 */
export function checkFamiliarity(
  { file, text }: FamiliarityFile,
  placed: readonly Pick<PlacedRecipe, 'file' | 'recipe'>[],
): Fault[] {
  const rows = readRows(text)
  return placed.flatMap(({ file: recipeFile, recipe }) => {
    const readings = rows.get(recipe.slug)
    if (!readings || readings.words.length !== readers)
      return {
        file,
        line: readings?.line ?? 1,
        what: `"${recipe.slug}" was not read three times.`,
        remedy: `Let three people say how familiar it is, apart: ${recipe.slug}, then three of weeknight, known, discovery, with tabs between.`,
      }
    const wanted = holdsRareFood(recipe) ? 'discovery' : majorityOf(readings.words)
    const isKept = recipe.familiarity === wanted || (recipe.familiarity === 'shelf' && wanted !== 'discovery')
    if (isKept) return []
    return {
      file: recipeFile,
      line: 1,
      what: `Its familiarity is ${recipe.familiarity}, and its three readings say ${wanted} (${file}:${readings.line}).`,
      remedy: `Write familiarity: ${wanted}.`,
    }
  })
}

function readRows(text: string): Map<string, Readings> {
  const rows = text.split('\n').flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return []
    const [slug = '', ...said] = line.split('\t')
    const words = said.flatMap((word) => familiarities.find((one) => one === word.trim()) ?? [])
    return [[slug, { line: index + 1, words }] as const]
  })
  return new Map(rows)
}

/** Where all three differ, the middle. */
function majorityOf(words: readonly Familiarity[]): Familiarity {
  return words.find((word, at) => words.indexOf(word) !== at) ?? 'known'
}
