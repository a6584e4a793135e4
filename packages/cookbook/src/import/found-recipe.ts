/** A recipe as a page or file has it, before its parts are matched with our foods. */
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
