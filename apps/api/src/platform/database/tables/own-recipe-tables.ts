export interface OwnRecipeTables {
  own_recipes: OwnRecipesTable
  own_recipe_photos: OwnRecipePhotosTable
  own_recipe_shelves: OwnRecipeShelvesTable
  own_food_choices: OwnFoodChoicesTable
}

/** A person's own recipe, with the text it was read from. */
interface OwnRecipesTable {
  user_id: string
  /** Can't be guessed: knowing it is enough to see the picture. */
  recipe_id: string
  /** Where it was read, as it was asked for: the same link isn't read twice. */
  link: string | null
  created_at: string
  /** When it was deleted, of one that was cooked: what was cooked stays. */
  retired_at: string | null
  /** JSON. */
  document: string
}

/** The person's photograph of a recipe: WebP in base64, which both engines and every export store alike. */
interface OwnRecipePhotosTable {
  user_id: string
  recipe_id: string
  /** Part of the photo's address, and as hard to guess as a key; a new one with each photo. */
  photo_id: string
  image: string
  small_image: string
  created_at: string
}

/** One row a person: its edition is another one after every change of a recipe. */
interface OwnRecipeShelvesTable {
  user_id: string
  edition: string
}

/** What a person said a line means; the next recipe's line is read so. */
interface OwnFoodChoicesTable {
  user_id: string
  /** The line, or the name in it, in small letters. */
  words: string
  /** JSON. */
  document: string
}
