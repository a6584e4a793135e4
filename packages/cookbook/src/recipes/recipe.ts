import type { Equipment } from '@butterleaf/domain/cooking/equipment'
import type { UnitName } from '@butterleaf/domain/kitchen/units'
import type { Familiarity } from '@butterleaf/domain/meal-plan/planner/palate'
import type { MainMeal, Meal } from '@butterleaf/domain/meals/meals'
import type { Cuisine } from '@butterleaf/domain/recipes/cuisines'
import type { Diet, Exclusion } from '@butterleaf/domain/recipes/dietary-tags'
import type { MainProtein } from '@butterleaf/domain/recipes/main-proteins'
import type { KitchenWarning } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import type { Food } from '../foods/food.ts'
import type { Nutrition } from '../foods/nutrition.ts'
import type { CookingFields } from './fields/cooking-fields.ts'
import type { MacroProfile } from './macro-profile.ts'
import type { StepPart } from './step-text.ts'
import type { Technique } from './technique.ts'

/** `recipe-id.ts` says what it is made of. */
export type RecipeId = `${string}~${string}`

export type RecipeIngredient = {
  food: Food
  quantity: number
  /** As written; without one, pieces (`pieceUnitOf` says which). */
  unit?: UnitName
  /** For the whole recipe, as is the quantity. `eatenNutrition` computes the row's nutrition. */
  grams: number
  prep?: string
  /** RCP-6: rows are grouped by it. */
  group?: string
  note?: string
  /** Left to the cook; counted all the same, so that the Total row is the sum of the rows. */
  isOptional: boolean
}

export type RecipeStep = { parts: readonly StepPart[] }

export type Recipe = Omit<CookingFields, 'needs'> & {
  /** Written, else read from the steps. */
  needs: readonly Equipment[]
  id: RecipeId
  /** Another one as soon as something changes that is shown of it (`edition.ts`). */
  edition: string
  /** The name of its file. */
  slug: string
  /** Names and ids that lead here besides its own: of recipes whose place it took. */
  formerly: readonly string[]
  title: string
  /** The first is its category; a side has none. */
  meals: readonly Meal[]
  /** ED-2: of a side, the meals on whose plates it may stand. */
  goesWith?: readonly MainMeal[]
  cuisine: Cuisine
  servings: number
  prepMinutes: number
  cookMinutes: number
  /** Chilling, marinating: not part of the time, which is prep + cook. */
  restMinutes: number
  yields?: string
  /** The id of its person's photograph, which is shown in the drawing's place. */
  photo?: string
  /** ED-4: of a person's own, what the rules of the kitchen say; ours keep them. */
  warnings?: readonly KitchenWarning[]
  ingredients: readonly RecipeIngredient[]
  steps: readonly RecipeStep[]
  /** Unrounded: plans add servings up; `shownNutrition` rounds. */
  perServing: Nutrition
  free: readonly Diet[]
  contains: readonly Exclusion[]
  mainProtein: MainProtein
  technique: Technique
  priceLevel: 1 | 2 | 3
  macroProfile: MacroProfile
  familiarity: Familiarity
}

/** Time everywhere is prep + cook. */
export function minutesOf(recipe: Pick<Recipe, 'prepMinutes' | 'cookMinutes'>): number {
  return recipe.prepMinutes + recipe.cookMinutes
}
