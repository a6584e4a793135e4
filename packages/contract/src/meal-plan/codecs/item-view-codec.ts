import type { ItemPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { decodeRecipe } from '../../recipes/recipe-codec.ts'
import type { ItemView } from '../calls.ts'
import { decodeItemPlates } from './plates-codec.ts'
import { decodeFilledItem, decodeOpenItem } from './template-codec.ts'

export function decodeItemView(view: ItemView): ItemPage {
  if (view.value === null) return { item: decodeOpenItem(view), recipe: undefined }
  const plates = decodeItemPlates(view)
  const sides = (view.sides ?? []).map(({ recipe }) => decodeRecipe(recipe))
  const apart = (view.apart ?? []).map(({ recipe }) => decodeRecipe(recipe))
  return {
    item: decodeFilledItem(view),
    recipe: decodeRecipe(view.value),
    ...(sides.length > 0 && { sides }),
    ...(apart.length > 0 && { apart }),
    ...(plates && { plates }),
  }
}
