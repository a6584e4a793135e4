import type { Amount } from '@butterleaf/domain/kitchen/amount'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { RecipeIngredient } from './recipe.ts'

/** An ingredient's amount for the kitchen; without a unit it is counted in pieces. */
export function writtenAmount({
  food,
  quantity,
  unit,
  grams,
}: Pick<RecipeIngredient, 'food' | 'quantity' | 'unit' | 'grams'>): Amount {
  return { quantity, unit: unit ?? pieceUnitOf(food) ?? 'piece', grams }
}
