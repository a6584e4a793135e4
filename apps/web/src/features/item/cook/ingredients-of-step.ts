import type { RecipeIngredient, RecipeStep } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import type { IngredientRow } from '#lib/recipe/ingredient-groups.ts'

/** Each row whose food the step names, in the order the step names them; a food with two rows brings both. */
export function ingredientsOfStep(
  { parts }: Pick<RecipeStep, 'parts'>,
  ingredients: readonly RecipeIngredient[],
): IngredientRow[] {
  const named = new Set(parts.flatMap((part) => (part.kind === 'food' ? [part.foodId] : [])))
  const rows = ingredients.map((ingredient, row) => ({ row, ingredient }))
  return [...named].flatMap((food) => rows.filter(({ ingredient }) => ingredient.foodId === food))
}
