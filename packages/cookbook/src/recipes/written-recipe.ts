import type { Amount } from '@butterleaf/domain/kitchen/amount'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import type { Familiarity } from '@butterleaf/domain/meal-plan/planner/palate'
import type { MainMeal, Meal } from '@butterleaf/domain/meals/meals'
import type { Cuisine } from '@butterleaf/domain/recipes/cuisines'
import type { CookingFields } from './fields/cooking-fields.ts'
import type { RecipeId, RecipeIngredient } from './recipe.ts'
import type { WrittenPart } from './step-text.ts'

/** A recipe as its file says it, with the line of each part; foods are still ids. */
export type WrittenRecipe = CookingFields & {
  id: RecipeId
  slug: string
  formerly: string[]
  title: string
  meals: Meal[]
  goesWith?: MainMeal[]
  cuisine: Cuisine
  servings: number
  prepMinutes: number
  cookMinutes: number
  restMinutes: number
  yields?: string
  /** Where the rule's guess is wrong. */
  familiarity?: Familiarity
  ingredients: WrittenIngredient[]
  steps: WrittenStep[]
  lines: WrittenLines
}

export type WrittenLines = {
  id: number
  title: number
  servings: number
  prep: number
  cook: number
  ingredients: number
  steps: number
  familiarity: number
  keeps: number
  discarded: number
  picture: number
}

/** The amount is missing where it can't be read: what else the recipe says of the food is still checked. */
export type WrittenIngredient = Omit<RecipeIngredient, 'food' | 'quantity' | 'unit' | 'grams'> & {
  foodId: string
  amount?: Pick<RecipeIngredient, 'quantity' | 'unit'>
  line: number
}
export type WrittenStep = { text: string; parts: WrittenPart[]; line: number }

/** An ingredient's amount for the kitchen; without a unit it is counted in pieces. */
export function writtenAmount({
  food,
  quantity,
  unit,
  grams,
}: Pick<RecipeIngredient, 'food' | 'quantity' | 'unit' | 'grams'>): Amount {
  return { quantity, unit: unit ?? pieceUnitOf(food) ?? 'piece', grams }
}
