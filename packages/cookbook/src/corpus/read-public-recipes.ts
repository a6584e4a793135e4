import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import type { Fault, Finding } from '../reading/fault.ts'
import { readFields } from '../reading/fields.ts'
import { suggestion } from '../reading/nearest.ts'
import { readList, readText } from '../reading/values.ts'
import { readYaml } from '../reading/yaml-reading.ts'
import type { RecipeFile } from '../recipes/compile-recipe.ts'

export type PublicRecipesFile = { file: string; text: string }
type Known = Pick<RecipeFile, 'slug' | 'folder'>

const wanted = 100

/** The slugs of the public recipes, meal by meal, in the editor's order. */
export function readPublicRecipes(
  { file, text }: PublicRecipesFile,
  recipes: readonly Known[],
): { slugs: string[]; faults: Fault[] } {
  const { reading, root } = readYaml(file, text)
  if (reading.faults.length > 0) return { slugs: [], faults: reading.faults }
  const fields = readFields(reading, root, { what: 'The list of public recipes', required: meals })
  const entries = meals.flatMap((meal) =>
    readList(reading, fields?.get(meal), meal).map((node) => ({ meal, node })),
  )
  const slugs = new Set<string>()
  for (const { meal, node } of entries) {
    const slug = readText(reading, node, `${meal}:`)
    if (slug === undefined) continue
    const finding = slugs.has(slug) ? twice(slug) : placeFault(slug, meal, recipes)
    if (finding) reading.fault(node, finding.what, finding.remedy)
    slugs.add(slug)
  }
  if (fields && entries.length !== wanted) {
    const { what, remedy } = countFault(entries.length)
    reading.fault((entries[wanted] ?? entries.at(-1))?.node, what, remedy)
  }
  return { slugs: [...slugs], faults: reading.faults }
}

function twice(slug: string): Finding {
  return { what: `"${slug}" is there twice.`, remedy: 'Keep it once.' }
}

function placeFault(slug: string, meal: Meal, recipes: readonly Known[]): Finding | undefined {
  const folder = recipes.find((recipe) => recipe.slug === slug)?.folder
  if (folder === meal) return undefined
  if (folder) return { what: `"${slug}" is no ${meal}.`, remedy: `Put it under ${folder}.` }
  const own = recipes.filter((recipe) => recipe.folder === meal).map((recipe) => recipe.slug)
  const remedy = suggestion(slug, own, `Name a file of content/recipes/${meal}, without its ending.`)
  return { what: `There is no recipe "${slug}".`, remedy }
}

function countFault(count: number): Finding {
  const gap = Math.abs(count - wanted)
  return {
    what: `There are ${count} public recipes, and ${wanted} are promised.`,
    remedy: count < wanted ? `Add ${gap}.` : `Take out ${gap}.`,
  }
}
