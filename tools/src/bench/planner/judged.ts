// What the judges of the bench read of a recipe, a person and a plan: their own words, not the planner's.
import type { Macros, Meal, Ranges } from './rules.ts'

export type JudgedRecipe = {
  id: string
  slug: string
  meals: readonly Meal[]
  /** Of a side. */
  goesWith?: readonly Meal[]
  prepMinutes: number
  cookMinutes: number
  free: readonly string[]
  contains: readonly string[]
  servings: number
  ingredients: readonly { food: { id: string; name: string }; grams: number }[]
  /** What isn't eaten: a share of an ingredient, or of its fat alone. */
  discarded?: readonly { food: string; share: number; only?: 'fat' }[]
  perServing: Macros
}

/** A flat personality of the specification's section 3, as far as it decides on dishes. */
export type AskedFlat = {
  schedules: Readonly<Partial<Record<Meal, AskedMeal>>>
  allergen?: readonly number[]
  intolerance?: readonly number[]
  avoidedIngredients?: readonly { name: string }[]
  scaling?: number
}
export type AskedMeal = {
  skip?: boolean
  leftover?: number
  variety?: number
  unique?: number
  time?: number
  categories?: readonly Meal[]
}
export type Eater = { flat: AskedFlat; avoidedRecipes: readonly string[]; ranges: Ranges }
export type Person = Eater & { name: string }

/** The day and meal of the cooking that a leftover is eaten from. */
export type CookedAt = { day: number; meal: Meal }
export type Item<Recipe extends JudgedRecipe = JudgedRecipe> = {
  meal: Meal
  recipe: Recipe
  servings: number
  parent?: CookedAt | undefined
  /** PLATE-3: beside the main of its meal, which stands before it. */
  isSide?: true
}
/** Without what stands beside them. */
export function mainsOf<One extends Item>(items: readonly One[]): One[] {
  return items.filter(({ isSide }) => !isSide)
}

/** `plan[day]` is what is eaten on it. */
export type Plan<Recipe extends JudgedRecipe = JudgedRecipe> = readonly (readonly Item<Recipe>[])[]
export type PlacedItem<Recipe extends JudgedRecipe = JudgedRecipe> = Item<Recipe> & { day: number }

export type Chance = () => number
