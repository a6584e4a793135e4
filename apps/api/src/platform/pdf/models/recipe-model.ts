import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Meal } from '@butterleaf/domain/meal-plan/meals'
import type { Macros } from '@butterleaf/domain/nutrition/macros'

/** A recipe as it is cooked: once for each amount that the plan asks of it. */
export type RecipeModel = Readonly<{
  title: string
  /** An SVG drawing, square or 4:3. */
  picture?: string | undefined
  minutes: number
  /** Chilling, marinating: not part of the minutes. */
  restMinutes: number
  perServing: Macros
  /** At least one. */
  cookings: readonly Cooking[]
  groups: readonly IngredientGroup[]
  /** As they are read aloud. */
  steps: readonly string[]
}>

/** Days that cook the same amount share one. */
export type Cooking = Readonly<{ servings: number; eaten: readonly Eating[] }>

export type Eating = Readonly<{ dayNumber: number; date: IsoDate; meal: Meal; isLeftover: boolean }>

export type IngredientGroup = Readonly<{ label?: string | undefined; lines: readonly IngredientLine[] }>

export type IngredientLine = Readonly<{
  /** One for each cooking, said; empty where the recipe gives none. */
  amounts: readonly string[]
  food: string
  /** "finely chopped" */
  prep?: string | undefined
}>
