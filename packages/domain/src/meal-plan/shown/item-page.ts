import type { RecipeId } from '../../recipes/may-eat.ts'
import type { ScaledRecipe } from '../../recipes/shown/scaled-recipe.ts'
import type { EmptyItem, FilledItem, SkippedItem } from '../item.ts'
import type { DishApart, ItemPlates } from './item-plates.ts'

/** What an item's own page shows: the whole recipe, as it is cooked, or of a leftover what is eaten of it (ITEM-6); `sides` in their order, always cooked. */
export type DishPage = Readonly<{
  item: FilledItem
  recipe: ScaledRecipe
  sides?: readonly ScaledRecipe[] | undefined
  /** TOG-3: what is cooked for some who eat along alone, as `plates` say for whom. */
  apart?: readonly ScaledRecipe[] | undefined
  /** TOG-3: what others get of it. */
  plates?: ItemPlates | undefined
}>
/** What is cooked for the meal alone: beside its main, and beside a leftover, too. */
export function cookedBeside({ sides = [], apart = [] }: DishPage): readonly ScaledRecipe[] {
  return [...sides, ...apart]
}

/** TOG-3: for whom a dish of the page is cooked alone; undefined of one that is for all. */
export function cookedAloneFor({ plates }: DishPage, recipeId: RecipeId): DishApart | undefined {
  return plates?.apart?.find((dish) => dish.recipeId === recipeId)
}

export type ItemPage = DishPage | Readonly<{ item: EmptyItem | SkippedItem; recipe: undefined }>

export function isDishPage(page: ItemPage): page is DishPage {
  return page.recipe !== undefined
}
