import { createHash } from 'node:crypto'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { KitchenRecipe } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { buildSearchIndex, joinSearchIndexes } from '@butterleaf/domain/recipes/search/search-index'
import { kitchenRecipeOf, openKitchen } from '#platform/planner/kitchen.ts'
import { type Cookbook, hashEditions, makeOnce } from './cookbook.ts'
import { recipeResolver } from './recipe-resolver.ts'

export type Offered = KitchenRecipe['offered']

/** How each of the person's recipes is offered; absent: as ours are. */
export type OwnOffers = ReadonlyMap<string, Offered>

/** One cookbook of the corpus and a person's own recipes. It shares the corpus's large parts, so one per person is cheap. */
export function addOwnRecipes(
  corpus: Cookbook,
  own: readonly Recipe[],
  offers: OwnOffers = new Map(),
): Cookbook {
  const byId = new Map<string, Recipe>(own.map((recipe) => [recipe.id, recipe]))
  const cooked = own.filter(({ id }) => offers.get(id) !== 'never')
  const cookedIds = new Set<string>(cooked.map(({ id }) => id))
  const resolveOwn = recipeResolver(cooked)
  const edition = `${corpus.edition}+${hashEditions(own)}${hashOffers(offers)}`
  const kitchenRecipes = own.map((recipe) => withOffer(cachedKitchenRecipe(recipe), offers.get(recipe.id)))
  return {
    ...corpus,
    edition,
    recipes: [...corpus.recipes, ...cooked],
    recipe: (id) => byId.get(id) ?? corpus.recipe(id),
    // The corpus comes before the slugs of own recipes: only its recipes were ever stored under old ids.
    resolve: (storedId) =>
      cookedIds.has(storedId) ? byId.get(storedId) : (corpus.resolve(storedId) ?? resolveOwn(storedId)),
    changedSince: (known) => (known === edition ? [] : [...corpus.changedSince(known), ...own]),
    foodsByName: new Map([...own.flatMap(foodsOf), ...corpus.foodsByName]),
    kitchen: openKitchen(kitchenRecipes, corpus.kitchen),
    searchIndex: makeOnce(() => joinSearchIndexes(corpus.searchIndex(), buildSearchIndex(cooked))),
  }
}

/** Of one recipe that changes, hundreds of others stay. */
const kitchenRecipesOf = new WeakMap<Recipe, KitchenRecipe>()

function cachedKitchenRecipe(recipe: Recipe): KitchenRecipe {
  const cached = kitchenRecipesOf.get(recipe) ?? kitchenRecipeOf(recipe)
  kitchenRecipesOf.set(recipe, cached)
  return cached
}

function withOffer(recipe: KitchenRecipe, offered: Offered): KitchenRecipe {
  return offered === undefined ? recipe : { ...recipe, offered }
}

/** Nothing where all are offered, so that the edition is that of the recipes alone. */
function hashOffers(offers: OwnOffers): string {
  const said = [...offers].filter(([, offered]) => offered !== undefined)
  return said.length === 0 ? '' : createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

function foodsOf({ ingredients }: Recipe) {
  return ingredients.map(({ food }) => [food.name, food] as const)
}
