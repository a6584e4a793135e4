import type { Random } from '@butterleaf/domain/chance/seeded-random'
import type { Fault } from '../../reading/fault.ts'
import type { PlacedRecipe } from '../../recipes/compile-recipe.ts'
import type { Recipe } from '../../recipes/recipe.ts'
import { checkIds } from './check-ids.ts'
import { nearDuplicates } from './near-duplicates.ts'

/** Checks that need all recipes. */
export function checkRecipes(placed: readonly PlacedRecipe[], random: Random): Fault[] {
  const bySlug = new Map(placed.map((entry) => [entry.recipe.slug, entry]))
  return [
    ...repeatedNames(placed),
    ...repeatedShortNames(placed),
    ...checkIds(placed, random),
    ...duplicateFaults(placed, bySlug),
    ...sharedStepFaults(placed, bySlug),
  ]
}

function repeatedNames(placed: readonly PlacedRecipe[]): Fault[] {
  const seen = new Map<string, string>()
  return placed.flatMap(({ recipe, lines, file }) => {
    const title = recipe.title
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()
    const first = seen.get(title)
    if (first === undefined) seen.set(title, file)
    const what = `The title "${recipe.title}" is there already, in ${first}.`
    return first === undefined
      ? []
      : [{ file, line: lines.title, what, remedy: 'Say in the title what sets it apart.' }]
  })
}

/** On a card it stands alone: two dishes under one name can't be told apart. */
function repeatedShortNames(placed: readonly PlacedRecipe[]): Fault[] {
  const seen = new Map<string, string>()
  return placed.flatMap(({ recipe: { short }, lines, file }) => {
    if (short === undefined) return []
    const first = seen.get(short.toLowerCase())
    if (first === undefined) {
      seen.set(short.toLowerCase(), file)
      return []
    }
    const what = `The short name "${short}" is there already, in ${first}.`
    return [{ file, line: lines.title, what, remedy: 'Say in it what sets the dish apart.' }]
  })
}

function duplicateFaults(
  placed: readonly PlacedRecipe[],
  bySlug: ReadonlyMap<string, PlacedRecipe>,
): Fault[] {
  return nearDuplicates(placed.map(({ recipe }) => recipe)).flatMap(({ first, second, sharedPercent }) => {
    const at = bySlug.get(second.slug)
    const other = bySlug.get(first.slug)
    if (!at || !other) return []
    const what = `This is the dish of ${other.file}: ${sharedPercent} % of both is the same foods.`
    const remedy = 'Keep one, or change what makes it another dish: the main food, the sauce, the technique.'
    return [{ file: at.file, line: at.lines.title, what, remedy }]
  })
}

function sharedStepFaults(
  placed: readonly PlacedRecipe[],
  bySlug: ReadonlyMap<string, PlacedRecipe>,
): Fault[] {
  return sharedSteps(placed.map(({ recipe }) => recipe)).flatMap(({ recipe, index, count }) => {
    const at = bySlug.get(recipe.slug)
    if (!at) return []
    const what = `This step stands word for word in ${count} recipes.`
    const remedy = `Write it for this dish; ${mostRecipesSharingAStep} may share a sentence.`
    return [{ file: at.file, line: at.lines.steps[index] ?? 1, what, remedy }]
  })
}

/** A sentence every cook writes the same way may recur; one in more recipes than this was copied. */
const mostRecipesSharingAStep = 12

type SharedStep = { recipe: Recipe; index: number; count: number }

/** Steps that stand word for word in too many recipes, each where it stands first. */
function sharedSteps(recipes: readonly Recipe[]): SharedStep[] {
  const uses = new Map<string, { recipe: Recipe; index: number; slugs: Set<string> }>()
  for (const recipe of recipes) {
    for (const [index, { parts }] of recipe.steps.entries()) {
      const key = JSON.stringify(parts).toLowerCase()
      const use = uses.get(key)
      if (use) use.slugs.add(recipe.slug)
      else uses.set(key, { recipe, index, slugs: new Set([recipe.slug]) })
    }
  }
  return [...uses.values()]
    .filter(({ slugs }) => slugs.size > mostRecipesSharingAStep)
    .map(({ recipe, index, slugs }) => ({ recipe, index, count: slugs.size }))
}
