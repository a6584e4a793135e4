import { computeOwnRecipe } from '@butterleaf/cookbook/own/compute-own-recipe'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { mayBePlanned, type OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Database } from '@butterleaf/server-kit/database/database'
import { batchLookups } from '@butterleaf/server-kit/process/batch-lookups'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import { addOwnRecipes } from '../add-own-recipes.ts'
import type { Cookbook, Corpus } from '../cookbook.ts'
import type { RecipeSource } from '../recipe-source.ts'
import { ownKitchenOf } from './own-foods-of-server.ts'
import { readOwnRecipeDocument } from './own-recipe-document.ts'
import { findDrawn, findOwnRecipes, findShelfEditions, type StoredOwnRecipe } from './own-recipe-store.ts'

/** Of people with recipes of their own; of each the cookbook and its recipes as they were computed. */
const mostShelves = 200
/** Of people without, the word that they have none; a few bytes each. */
const mostKnown = 20_000

type Computed = Readonly<{ document: string; own: OwnRecipe; recipe: Recipe | undefined }>
type Shelf = Readonly<{ edition: string; cookbook: Cookbook; computed: ReadonlyMap<string, Computed> }>

/**
 * The corpus and each person's own recipes. One lookup by key, shared by all who ask in the same moment, tells whether a cookbook still
 * holds; a process that has the database to itself remembers it. Only recipes that changed are computed again.
 */
export function openOwnCookbooks(
  corpus: Corpus,
  { db }: Pick<Database, 'db'>,
  { isSoleWriter }: Readonly<{ isSoleWriter: boolean }>,
): RecipeSource {
  const shelves = new BoundedMap<Shelf>(mostShelves)
  const known = new BoundedMap<{ edition: string | undefined }>(mostKnown)
  const lookUp = batchLookups((userIds) => findShelfEditions(db, userIds))

  let changes = 0
  const currentEdition = async (userId: string): Promise<string | undefined> => {
    const said = isSoleWriter ? known.get(userId) : undefined
    if (said) return said.edition
    const before = changes
    const edition = await lookUp(userId)
    // After a change meanwhile the answer may be an old one, which isn't remembered.
    if (isSoleWriter && before === changes) known.set(userId, { edition })
    return edition
  }

  return {
    corpus,
    forPerson: async (userId) => {
      const edition = await currentEdition(userId)
      if (edition === undefined) return corpus
      const held = shelves.get(userId)
      if (held?.edition === edition) return held.cookbook
      const shelf = makeShelf(corpus, edition, await findOwnRecipes(db, userId), held)
      shelves.set(userId, shelf)
      return shelf.cookbook
    },
    findPictured: async (id) => {
      const ours = corpus.resolve(id)
      if (ours || !id.startsWith('own-')) return ours
      const own = await findDrawn(db, id)
      return own && computeOwnRecipe(own, ownKitchenOf(corpus).foods)
    },
    forget: (userId) => {
      known.delete(userId)
      changes += 1
    },
  }
}

function makeShelf(
  corpus: Corpus,
  edition: string,
  stored: readonly StoredOwnRecipe[],
  held: Shelf | undefined,
): Shelf {
  const computed = new Map(stored.map(({ id, document }) => [id, compute(corpus, id, document, held)]))
  const dishes = stored.flatMap(({ id, isRetired }) => {
    const { own, recipe } = computed.get(id)!
    if (!recipe) return []
    const offered = isRetired ? ('never' as const) : mayBePlanned(own) ? undefined : ('by-hand' as const)
    return [{ recipe, offered }]
  })
  const offers = new Map(dishes.map(({ recipe, offered }) => [recipe.id as string, offered]))
  const recipes = dishes.map(({ recipe }) => recipe)
  const cookbook = recipes.length === 0 ? corpus : addOwnRecipes(corpus, recipes, offers)
  return { edition, computed, cookbook }
}

function compute(corpus: Corpus, id: string, document: string, held: Shelf | undefined): Computed {
  const before = held?.computed.get(id)
  if (before?.document === document) return before
  const own = readOwnRecipeDocument(id, document)
  return { document, own, recipe: computeOwnRecipe(own, ownKitchenOf(corpus).foods) }
}
