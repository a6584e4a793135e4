import type { Amount, Browning, FoodPlace, SaucePlace } from './brief/brief-words.ts'
import type { VesselId } from './vessels/vessel-id.ts'

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

/** How one food is shown; what is left out is as the rules read it. */
export interface ToldFood {
  /** A cut or the name of a drawing. */
  as?: string | undefined
  /** A name or six digits. */
  color?: string | undefined
  browning?: Browning | undefined
  /** The color of specks on it. */
  flecks?: string | undefined
  where?: FoodPlace | undefined
  amount?: Amount | undefined
}

/** A sauce, dip or salsa, whatever it is mixed of. */
export interface ToldSauce {
  color: string
  where: SaucePlace
  /** As the description says it. */
  name?: string | undefined
  /** Chopped, not smooth. */
  rough?: boolean | undefined
  flecks?: string | undefined
}

/** What the recipe says of its picture; foods are ids of ingredients. */
export interface DishBrief {
  /** The id of a dish form. */
  form?: string | undefined
  /** Colors what fills the vessel, or lies below the rest. */
  base?: string | undefined
  /** The main food. */
  hero?: string | undefined
  /** Lies on top. With a hero or a garnish, no other food shows as pieces. */
  garnish?: readonly string[] | undefined
  /** No pieces of these: worked in, melted, a coating. */
  hide?: readonly string[] | undefined
  shows?: Readonly<Record<string, ToldFood>> | undefined
  /** All sauces there are; left out, the rules mix them. */
  sauces?: readonly ToldSauce[] | undefined
  /** Of what is baked, mixed or boiled together. */
  color?: string | undefined
  /** The color of specks in it. */
  flecks?: string | undefined
  vessel?: VesselId | undefined
}

/** All a drawing may depend on: the same recipe always gives the same picture. */
export interface PictureRecipe {
  /** Seeds every choice left open by the contents. */
  id: string
  title: string
  /** The name as people say it: it may tell the form where the title doesn't. */
  short?: string | undefined
  category: string
  /** Where a guess misreads the dish. */
  brief?: DishBrief | undefined
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
