export interface PictureIngredient {
  /** Food id of content/foods. */
  food: string
  /** Food class of content/foods, such as `fish` or `tree-nut:almond`. */
  class: string
  /** Grams in the whole recipe. */
  grams: number
  group?: string | undefined
  /** As in an ingredient line. */
  name: string
  plural?: string | undefined
  /** What the cook does to it first: `sliced`, `cut into wedges`. */
  prep?: string | undefined
}

/** All a drawing may depend on: the same recipe always gives the same picture. */
export interface PictureRecipe {
  /** Seeds every choice left open by the contents. */
  id: string
  title: string
  category: string
  /** The id of a dish form, where the title misleads. */
  form?: string | undefined
  vesselHint?: string | undefined
  cuisine: string
  ingredients: readonly PictureIngredient[]
  /** Step texts, best with their `[food-id]` marks: they tell which food a sentence is about. */
  steps: readonly string[]
  servings: number
}

export interface RecipePicture {
  /** 4:3, for the recipe's own page. */
  featured: string
  /** Square and simplified, for lists. */
  small: string
  alt: string
}
