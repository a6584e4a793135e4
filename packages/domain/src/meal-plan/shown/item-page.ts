import type { ScaledRecipe } from '../../recipes/shown/scaled-recipe.ts'
import type { EmptyItem, FilledItem, SkippedItem } from '../item.ts'
import type { ItemPlates } from './item-plates.ts'

/** What an item's own page shows: the whole recipe, as it is cooked, or of a leftover what is eaten of it (ITEM-6); `sides` in their order, always cooked. */
export type DishPage = Readonly<{
  item: FilledItem
  recipe: ScaledRecipe
  sides?: readonly ScaledRecipe[] | undefined
  /** TOG-3: what others get of it. */
  plates?: ItemPlates | undefined
}>
export type ItemPage = DishPage | Readonly<{ item: EmptyItem | SkippedItem; recipe: undefined }>

export function isDishPage(page: ItemPage): page is DishPage {
  return page.recipe !== undefined
}
