import type { MeasuredFood } from '../kitchen/measured-food.ts'
import type { UnitName } from '../kitchen/units.ts'
import type { Aisle } from './aisles.ts'

export type ListFood = MeasuredFood & {
  id: string
  aisle: Aisle
}

/** As the recipe writes it, for the whole recipe; without a unit, pieces. */
export type CookedIngredient = {
  food: ListFood
  quantity: number
  unit?: UnitName
  grams: number
}

/** Cooked once. Leftovers never come in by themselves: their parent's factor holds them. */
export type CookedItem = {
  itemId: string
  recipeTitle: string
  /** People × (own + leftover servings) ÷ the recipe's servings. */
  factor: number
  ingredients: readonly CookedIngredient[]
}
