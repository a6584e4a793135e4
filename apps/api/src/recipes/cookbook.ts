import type { Food } from '@butterleaf/cookbook/foods/food'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { buildSearchIndex, type SearchIndex } from '@butterleaf/domain/recipes/search-index'
import { type Kitchen, kitchenOf, kitchenRecipeOf } from '../planner/kitchen.ts'
import { readArtefact } from './read-artefact.ts'
import { recipeResolver } from './recipe-resolver.ts'

/** All recipes and foods, read once when the process starts and never changed. */
export type Cookbook = Readonly<{
  recipes: readonly Recipe[]
  /** For everybody, in the order an editor put them in. */
  publicRecipes: readonly Recipe[]
  recipe(id: string): Recipe | undefined
  /**
   * By an id as it was stored or sent, which may be one that the recipe had long ago. Asked where stored plans and addresses are read,
   * and nowhere else: from there on a recipe has one id.
   */
  resolve(storedId: string): Recipe | undefined
  foodsByName: ReadonlyMap<string, Food>
  /** What a person may say not to eat. */
  ingredientNames: readonly string[]
  kitchen: Kitchen
  searchIndex(): SearchIndex
}>

export function openCookbook(artefact = readArtefact()): Cookbook {
  const { foods, recipes, publicSlugs } = artefact
  const bySlug = new Map(recipes.map((recipe) => [recipe.slug, recipe]))
  const byId = new Map<string, Recipe>(recipes.map((recipe) => [recipe.id, recipe]))
  let index: SearchIndex | undefined
  return {
    recipes,
    publicRecipes: publicSlugs.map((slug) => bySlug.get(slug)!),
    recipe: (id) => byId.get(id),
    resolve: recipeResolver(recipes),
    foodsByName: new Map(foods.map((food) => [food.name, food])),
    ingredientNames: foods.map(({ name }) => name),
    kitchen: kitchenOf(recipes.map(kitchenRecipeOf)),
    // Not at the start, which it would make a tenth of a second longer.
    searchIndex: () => {
      index ??= buildSearchIndex(recipes)
      return index
    },
  }
}
