/** What a page or a file says of a recipe, before any of it is known to be ours. */
export type FoundRecipe = {
  title: string
  servings?: number
  yields?: string
  prepMinutes?: number
  cookMinutes?: number
  totalMinutes?: number
  cuisine?: string
  categories: string[]
  ingredients: FoundIngredient[]
  steps: string[]
}

export type FoundIngredient = { line: string; group?: string }
