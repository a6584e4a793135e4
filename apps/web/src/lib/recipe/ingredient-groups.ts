import type { RecipeIngredient } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** `row` is the ingredient's place in the recipe, by which it is ticked off. */
export type IngredientRow = { row: number; ingredient: RecipeIngredient }
export type IngredientGroup = { label: string; info: string | null; rows: readonly IngredientRow[] }

/** RCP-6. */
export const noLabel = 'No Label'

/** In the order the groups first appear; a label that comes up again joins its group. */
export function ingredientGroups(ingredients: readonly RecipeIngredient[]): IngredientGroup[] {
  const byLabel = new Map<string, IngredientRow[]>()
  for (const [row, ingredient] of ingredients.entries()) {
    const label = ingredient.group?.trim() || noLabel
    byLabel.set(label, [...(byLabel.get(label) ?? []), { row, ingredient }])
  }
  return [...byLabel].map(([label, rows]) => ({
    label,
    info: rows.find(({ ingredient }) => ingredient.groupNote)?.ingredient.groupNote ?? null,
    rows,
  }))
}
