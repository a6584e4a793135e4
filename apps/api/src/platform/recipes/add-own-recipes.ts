import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { buildSearchIndex, joinSearchIndexes } from '@butterleaf/domain/recipes/search/search-index'
import { kitchenRecipeOf, openKitchen } from '#platform/planner/kitchen.ts'
import { type Cookbook, hashEditions, makeOnce } from './cookbook.ts'
import { recipeResolver } from './recipe-resolver.ts'

/** One cookbook of the corpus and a person's own recipes. It shares the corpus's large parts, so one per person is cheap. */
export function addOwnRecipes(corpus: Cookbook, own: readonly Recipe[]): Cookbook {
  const byId = new Map<string, Recipe>(own.map((recipe) => [recipe.id, recipe]))
  const resolveOwn = recipeResolver(own)
  const edition = `${corpus.edition}+${hashEditions(own)}`
  return {
    ...corpus,
    edition,
    recipes: [...corpus.recipes, ...own],
    recipe: (id) => byId.get(id) ?? corpus.recipe(id),
    // The corpus comes before the slugs of own recipes: only its recipes were ever stored under old ids.
    resolve: (storedId) => byId.get(storedId) ?? corpus.resolve(storedId) ?? resolveOwn(storedId),
    changedSince: (known) => (known === edition ? [] : [...corpus.changedSince(known), ...own]),
    foodsByName: new Map([...own.flatMap(foodsOf), ...corpus.foodsByName]),
    kitchen: openKitchen(own.map(kitchenRecipeOf), corpus.kitchen),
    searchIndex: makeOnce(() => joinSearchIndexes(corpus.searchIndex(), buildSearchIndex(own))),
  }
}

function foodsOf({ ingredients }: Recipe) {
  return ingredients.map(({ food }) => [food.name, food] as const)
}
