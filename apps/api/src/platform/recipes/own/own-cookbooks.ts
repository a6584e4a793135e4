import { createHash } from 'node:crypto'
import { setImmediate as endOfTurn } from 'node:timers/promises'
import { computeOwnRecipe } from '@butterleaf/cookbook/own/compute-own-recipe'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { mayBePlanned, type OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Database } from '@butterleaf/server-kit/database/database'
import { batchLookups } from '@butterleaf/server-kit/process/batch-lookups'
import { BoundedMap } from '@butterleaf/server-kit/process/bounded-map'
import { addOwnRecipes, type Offered } from '../add-own-recipes.ts'
import type { Cookbook, Corpus } from '../cookbook.ts'
import type { RecipeSource } from '../recipe-source.ts'
import { ownKitchenOf } from './own-foods-of-server.ts'
import { readOwnRecipeDocument } from './own-recipe-document.ts'
import { findDrawn, findOwnRecipes, findShelfEditions, type StoredOwnRecipe } from './own-recipe-store.ts'

/** Recipes, of people with some of their own; of each person the cookbook, 15 KB for each recipe in it. */
const mostRecipes = 4_000
/** What a person's cookbook takes whatever is in it, most of it for search, in recipes. */
const emptyCookbook = 30
const recipesPerTurn = 10
/** For people without own recipes, only the fact that they have none; a few bytes each. */
const mostKnown = 20_000

type Computed = Readonly<{ hash: string; dish?: Readonly<{ recipe: Recipe; offered: Offered }> }>
type Shelf = Readonly<{ edition: string; cookbook: Cookbook; computed: ReadonlyMap<string, Computed> }>

/**
 * The corpus and each person's own recipes. One lookup by key, shared by all who ask in the same moment, tells whether a cookbook still
 * holds; a process that has the database to itself remembers it. Only recipes that changed are computed again. Cookbooks that were
 * asked for longest ago are dropped when all together hold too many recipes.
 */
export function openOwnCookbooks(
  corpus: Corpus,
  { db }: Pick<Database, 'db'>,
  { isSoleWriter, mostCached = mostRecipes }: Readonly<{ isSoleWriter: boolean; mostCached?: number }>,
): RecipeSource {
  const shelves = new BoundedMap<Shelf>(mostCached, ({ computed }) => emptyCookbook + computed.size)
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

  const makings = new Map<string, Promise<Shelf>>()
  const make = async (userId: string, edition: string, held: Shelf | undefined): Promise<Shelf> => {
    const shelf = await makeShelf(corpus, edition, await findOwnRecipes(db, userId), held)
    shelves.set(userId, shelf)
    return shelf
  }

  return {
    corpus,
    forPerson: async (userId) => {
      const edition = await currentEdition(userId)
      if (edition === undefined) return corpus
      const held = shelves.get(userId)
      if (held?.edition === edition) return held.cookbook
      const key = `${userId} ${edition}`
      const making = makings.get(key) ?? make(userId, edition, held).finally(() => makings.delete(key))
      makings.set(key, making)
      return (await making).cookbook
    },
    findPictured: async (id) => {
      const ours = corpus.resolve(id)
      if (ours || !id.startsWith('own-')) return ours
      const own = await findDrawn(db, id)
      return own && computeShown(own, corpus)?.recipe
    },
    forget: (userId) => {
      known.delete(userId)
      changes += 1
    },
  }
}

async function makeShelf(
  corpus: Corpus,
  edition: string,
  stored: readonly StoredOwnRecipe[],
  held: Shelf | undefined,
): Promise<Shelf> {
  const computed = new Map<string, Computed>()
  for (const [at, one] of stored.entries()) {
    computed.set(one.id, compute(corpus, one, held))
    // Five hundred recipes take a second: others are answered in between.
    if (at % recipesPerTurn === recipesPerTurn - 1) await endOfTurn()
  }
  const dishes = [...computed.values()].flatMap(({ dish }) => dish ?? [])
  const offers = new Map(dishes.map(({ recipe, offered }) => [recipe.id as string, offered]))
  const recipes = dishes.map(({ recipe }) => recipe)
  const cookbook = recipes.length === 0 ? corpus : addOwnRecipes(corpus, recipes, offers)
  return { edition, computed, cookbook }
}

/** The document itself isn't kept: with the words it was read from it is the largest part. */
function compute(
  corpus: Corpus,
  { id, document, isRetired }: StoredOwnRecipe,
  held: Shelf | undefined,
): Computed {
  const hash = createHash('sha1').update(`${isRetired} ${document}`).digest('base64url')
  const before = held?.computed.get(id)
  if (before?.hash === hash) return before
  const own = readOwnRecipeDocument(id, document)
  const shown = computeShown(own, corpus)
  if (!shown) return { hash }
  const offered = isRetired || shown.isPast ? 'never' : mayBePlanned(own) ? undefined : 'by-hand'
  return { hash, dish: { recipe: shown.recipe, offered } }
}

/** The recipe as it is; of one that isn't whole any more, as it was when it was cooked. */
function computeShown(own: OwnRecipe, corpus: Corpus): { recipe: Recipe; isPast: boolean } | undefined {
  const { foods } = ownKitchenOf(corpus)
  const today = computeOwnRecipe(own, foods)
  if (today) return { recipe: today, isPast: false }
  const past = own.lastWhole && computeOwnRecipe({ ...own, ...own.lastWhole }, foods)
  return past && { recipe: past, isPast: true }
}
