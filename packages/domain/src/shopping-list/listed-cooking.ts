import type { MeasuredFood } from '../kitchen/measured-food.ts'
import type { UnitName } from '../kitchen/units.ts'
import type { ShelfLife } from '../pantry/stock-food.ts'
import type { Aisle } from './aisles.ts'

export type ListFood = MeasuredFood & {
  id: string
  aisle: Aisle
  comesIn?: ComesIn
  /** PAN-1: how long it keeps, what it costs and what may be taken instead; what says nothing isn't carried over or merged. */
  keeps?: ShelfLife
  price?: number
  swap?: readonly NearEqual[]
  per100g?: SwapFigures
  /** us: carbs hold the fiber. */
  carbBasis?: 'us' | 'eu'
}

/** Grams of another food that stand in for one gram; `for`: in this use alone. */
export type NearEqual = Readonly<{ food: string; ratio: number; for?: string }>

export type SwapFigures = Readonly<{
  kcal: number
  fat: number
  carbs: number
  fiber: number
  protein: number
}>

/** Sold only inside another food: a yolk in its egg, zest on its lemon. */
export type ComesIn = {
  whole: ListFood
  /** What one piece of the whole holds of it. */
  gramsFromOne: number
  /** The whole is still there to be used: a lemon is grated, then squeezed. */
  leavesRest: boolean
}

/** As the recipe writes it, for the whole recipe; without a unit, pieces. */
export type CookedIngredient = {
  food: ListFood
  quantity: number
  unit?: UnitName
  grams: number
}

/** Cooked once. Leftovers never come in by themselves: their parent's factor holds them. */
export type ListedCooking = {
  itemId: string
  /** CON-3: its short name, where it has one. */
  recipeTitle: string
  /** People × (own + leftover servings) ÷ the recipe's servings. */
  factor: number
  ingredients: readonly CookedIngredient[]
}

/** The same with its day: 0 is the first of the plan. */
export type DatedCooking = ListedCooking & { day: number }
