import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Food } from '@butterleaf/cookbook/foods/food'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { foodGroupName } from '@butterleaf/domain/recipes/food-groups'
import {
  buildIndexInSteps,
  buildSearchIndex,
  type SearchIndex,
} from '@butterleaf/domain/recipes/search/search-index'
import { kitchenRecipeOf, openKitchen } from '#platform/planner/kitchen.ts'
import { readArtefact } from './read-artefact.ts'
import { recipeResolver } from './recipe-resolver.ts'

const pauseMs = 4

/** A food group as people search for it. */
export type NamedGroup = Readonly<{ id: string; name: string; also: readonly string[] }>

/** Recipes and foods, for all people or for one; an immutable value. */
export type Cookbook = Readonly<{
  /** Changes with any recipe; caches of data made from recipes have it in their key. */
  edition: string
  recipes: readonly Recipe[]
  /** Also one that its person deleted after they had cooked it. */
  recipe(id: string): Recipe | undefined
  /**
   * Finds a recipe that may be cooked by an id as it was stored or sent, which may be an old one. Only code that reads stored plans
   * or addresses calls this; all other code has today's ids and compares them with ===.
   */
  resolve(storedId: string): Recipe | undefined
  /** The recipes added or changed since that edition; all of them when the edition is unknown. */
  changedSince(edition: string): readonly Recipe[]
  foodsByName: ReadonlyMap<string, Food>
  /** The ingredients that a person may exclude. */
  ingredientNames: readonly string[]
  foodGroups: readonly NamedGroup[]
  kitchen: Kitchen
  searchIndex(): SearchIndex
}>

/** The recipes for all people, read once when the process starts. */
export type Corpus = Cookbook &
  Readonly<{
    /** The recipes shown without signing in, in the editor's order. */
    publicRecipes: readonly Recipe[]
    /** Builds the search index between other work, so that the first search holds nobody. */
    warmUpSearch(): Promise<void>
  }>

export function openCookbook(artefact = readArtefact()): Corpus {
  const { foods, recipes, publicSlugs, foodGroups } = artefact
  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]))
  const byId = new Map<string, Recipe>(recipes.map((recipe) => [recipe.id, recipe]))
  const edition = hashEditions(recipes)
  return {
    edition,
    recipes,
    publicRecipes: publicSlugs.map((slug) => bySlug.get(slug)!),
    recipe: (id) => byId.get(id),
    resolve: recipeResolver(recipes),
    changedSince: (known) => (known === edition ? [] : recipes),
    foodsByName: new Map(foods.map((food) => [food.name, food])),
    ingredientNames: foods.map(({ name }) => name),
    foodGroups: foodGroups.map(({ id, also }) => ({ id, also, name: foodGroupName(id) })),
    kitchen: openKitchen(recipes.map(kitchenRecipeOf)),
    ...searchOf(recipes),
  }
}

/** Not built at the start, which it would make a tenth of a second longer. */
function searchOf(recipes: readonly Recipe[]): Pick<Corpus, 'searchIndex' | 'warmUpSearch'> {
  let index: SearchIndex | undefined
  return {
    searchIndex: () => (index ??= buildSearchIndex(recipes)),
    warmUpSearch: async () => {
      const steps = buildIndexInSteps(recipes)
      while (!index) {
        const { done, value } = steps.next()
        if (done) index = value
        else await pause(pauseMs)
      }
    },
  }
}

export function hashEditions(recipes: readonly Pick<Recipe, 'id' | 'edition'>[]): string {
  const hash = createHash('sha256')
  for (const { id, edition } of recipes) hash.update(`${id} ${edition}\n`)
  return hash.digest('base64url')
}

export function makeOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
