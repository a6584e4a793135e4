import { ingredientText } from '@butterleaf/domain/kitchen/amount-text'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { RecipeIngredient } from '../recipes/recipe.ts'

/** An ingredient as the recipe states it, for one cooking: "2 salmon fillets, patted dry (sushi-grade)". */
export function ingredientLine({ food, quantity, unit, prep, note }: RecipeIngredient): string {
  const amount = ingredientText({ quantity, unit: unit ?? pieceUnitOf(food) ?? 'piece' }, food, {
    locale: 'en-US',
  })
  const prepared = prep === undefined ? amount : `${amount}, ${prep}`
  return note === undefined ? prepared : `${prepared} (${note})`
}
