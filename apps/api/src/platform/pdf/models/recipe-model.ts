import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { Meal } from '@butterleaf/domain/meals/meals'
import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { Nutrients } from '@butterleaf/domain/nutrition/nutrients'

/** Whom a document is for. `eaters`: who eats along at the owner's table, by name (TOG-3). */
export type ForWhom = Readonly<{ people: number; eaters?: readonly string[] | undefined }>

/** A recipe with one column of amounts for each amount that the plan cooks. */
export type RecipeModel = Readonly<{
  title: string
  /** An SVG drawing, square or 4:3. */
  picture?: string | undefined
  minutes: number
  /** Chilling, marinating: not part of the minutes. */
  restMinutes: number
  perServing: Macros & Nutrients
  /** At least one. */
  cookings: readonly Cooking[]
  groups: readonly IngredientGroup[]
  steps: readonly PrintedStep[]
  /** After the steps: what the recipe notes, how long it keeps and how it is warmed. */
  notes: readonly string[]
}>

/** As plain text; ED-4: with what a rule of the kitchen says of it, where the recipe is a person's own. */
export type PrintedStep = Readonly<{ text: string; warnings?: readonly string[] }>

/** Days that cook the same amount share one. */
export type Cooking = Readonly<{
  servings: number
  /** "in 2 batches of 3 servings", where one pan doesn't hold it. */
  batches?: string | undefined
  eaten: readonly Eating[]
}>

export type Eating = Readonly<{
  dayNumber: number
  date: IsoDate
  meal: Meal
  isLeftover: boolean
  /** TOG-2: "2 guests and a child". */
  guests?: string | undefined
  /** TOG-3: who gets how much of it, the owner of the plan first; absent where nobody eats along. */
  plates?: readonly PrintedPlate[] | undefined
}>

/** The owner has no name here. */
export type PrintedPlate = Readonly<{ name?: string | undefined; servings: number; grams: number }>

export type IngredientGroup = Readonly<{ label?: string | undefined; lines: readonly IngredientLine[] }>

export type IngredientLine = Readonly<{
  /** Formatted, one for each cooking; empty where the recipe has no amount. */
  amounts: readonly string[]
  food: string
  /** "finely chopped" */
  prep?: string | undefined
}>

/** One item of a plan: its recipe, with the one amount it is cooked in, and those of its sides. */
export type ItemModel = Readonly<{
  people: number
  system: UnitSystem
  recipe: RecipeModel
  sides?: readonly RecipeModel[] | undefined
}>
