import { meals } from '@butterleaf/domain/meals/meals'
import { type Category, categories } from '@butterleaf/domain/recipes/categories'
import type { Fault, Finding } from '../reading/fault.ts'
import { readFields } from '../reading/fields.ts'
import { suggestion } from '../reading/nearest.ts'
import { readList, readText } from '../reading/values.ts'
import { readYaml } from '../reading/yaml-reading.ts'
import type { RecipeFile } from '../recipes/compile-recipe.ts'

export type PublicRecipesFile = { file: string; text: string }
type Known = Pick<RecipeFile, 'slug' | 'folder'>

const wanted = 100

/** The slugs of the public recipes, meal by meal and then the sides, in the editor's order. */
export function readPublicRecipes(
  { file, text }: PublicRecipesFile,
  recipes: readonly Known[],
): { slugs: string[]; faults: Fault[] } {
  const { reading, root } = readYaml(file, text)
  if (reading.faults.length > 0) return { slugs: [], faults: reading.faults }
  const fields = readFields(reading, root, {
    what: 'The list of public recipes',
    required: meals,
    optional: ['side'],
  })
  const entries = categories.flatMap((category) =>
    readList(reading, fields?.get(category), category).map((node) => ({ category, node })),
  )
  const slugs = new Set<string>()
  for (const { category, node } of entries) {
    const slug = readText(reading, node, `${category}:`)
    if (slug === undefined) continue
    const finding = slugs.has(slug) ? twice(slug) : placeFault(slug, category, recipes)
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

function placeFault(slug: string, category: Category, recipes: readonly Known[]): Finding | undefined {
  const folder = recipes.find((recipe) => recipe.slug === slug)?.folder
  if (folder === category) return undefined
  if (folder) return { what: `"${slug}" is no ${category}.`, remedy: `Put it under ${folder}.` }
  const own = recipes.filter((recipe) => recipe.folder === category).map((recipe) => recipe.slug)
  const remedy = suggestion(slug, own, `Name a file of content/recipes/${category}, without its ending.`)
  return { what: `There is no recipe "${slug}".`, remedy }
}

function countFault(count: number): Finding {
  const gap = Math.abs(count - wanted)
  return {
    what: `There are ${count} public recipes, and ${wanted} are promised.`,
    remedy: count < wanted ? `Add ${gap}.` : `Take out ${gap}.`,
  }
}
