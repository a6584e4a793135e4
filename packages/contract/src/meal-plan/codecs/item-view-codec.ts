import type { ItemPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { decodeRecipe } from '../../recipes/recipe-codec.ts'
import type { ItemView } from '../calls.ts'
import { decodeFilledItem, decodeOpenItem } from './template-codec.ts'

export function decodeItemView(view: ItemView): ItemPage {
  return view.value === null
    ? { item: decodeOpenItem(view), recipe: undefined }
    : { item: decodeFilledItem(view), recipe: decodeRecipe(view.value) }
}
