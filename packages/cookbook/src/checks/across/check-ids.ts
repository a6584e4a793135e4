import type { Random } from '@butterleaf/domain/chance/seeded-random'
import type { Fault } from '../../reading/fault.ts'
import type { PlacedRecipe } from '../../recipes/compile-recipe.ts'
import { newRecipeId, slugOf } from '../../recipes/recipe-id.ts'

/** An id, and any name that was stored for a recipe, leads to one recipe. `random` is for the ids that remedies offer. */
export function checkIds(placed: readonly PlacedRecipe[], random: Random): Fault[] {
  const copies = repeatedIds(placed, random)
  const copiedFiles = new Set(copies.map(({ file }) => file))
  const others = placed.filter(({ file }) => !copiedFiles.has(file))
  return [...copies, ...repeatedSlugs(others, random)]
}

/** Most often a file was copied: the one that bears the id's name keeps it. */
function repeatedIds(placed: readonly PlacedRecipe[], random: Random): Fault[] {
  const ownersFirst = placed.toSorted((a, b) => Number(isNamedByFile(b)) - Number(isNamedByFile(a)))
  const seen = new Map<string, string>()
  return ownersFirst.flatMap(({ recipe: { id, slug }, lines, file }) => {
    const first = seen.get(id)
    if (first === undefined) {
      seen.set(id, file)
      return []
    }
    const remedy = `Give this recipe its own: id: ${newRecipeId(slug, random)}`
    return [{ file, line: lines.id, what: `The id "${id}" is that of ${first}.`, remedy }]
  })
}

function isNamedByFile({ recipe }: PlacedRecipe): boolean {
  return slugOf(recipe.id) === recipe.slug
}

/** A stored name must resolve to one recipe: the one that lists it as former, else by file name or id. */
function repeatedSlugs(placed: readonly PlacedRecipe[], random: Random): Fault[] {
  const claims = [
    ...placed.flatMap((entry) => entry.recipe.formerly.map((name) => ({ entry, slug: slugOf(name) }))),
    ...placed.flatMap((entry) =>
      [...new Set([entry.recipe.slug, slugOf(entry.recipe.id)])].map((slug) => ({ entry, slug })),
    ),
  ]
  const owners = new Map<string, PlacedRecipe>()
  return claims.flatMap(({ entry, slug }) => {
    const owner = owners.get(slug) ?? entry
    owners.set(slug, owner)
    return owner === entry ? [] : [sharedSlug(slug, { entry, owner, random })]
  })
}

type SharedSlug = { entry: PlacedRecipe; owner: PlacedRecipe; random: Random }

function sharedSlug(slug: string, { entry: { recipe, lines, file }, owner, random }: SharedSlug): Fault {
  const isFileName = slug === recipe.slug
  const fresh = newRecipeId(isFileName ? 'another-name' : recipe.slug, random)
  return {
    file,
    line: lines.id,
    what: `The name "${slug}" leads to ${owner.file}, by its file name, its id or formerly.`,
    remedy: `${isFileName ? 'Name this file otherwise, and write' : 'Write'} id: ${fresh}, or take the name out of formerly.`,
  }
}
