import type { PlateSize, RestaurantPlate } from '@butterleaf/domain/food-table/plates/restaurant-plate'
import type { TableFood } from '@butterleaf/domain/food-table/table-food'
import type { MacroName, Macros } from '@butterleaf/domain/nutrition/macros'

/** What is needed of a recipe to count it. */
export type EatenRecipe = Readonly<{ id: string; title: string; perServing: Macros }>

/** Grams, ounces, or one of the food's own measures by its name. */
export type AmountUnit = string

export type FoodDraft = Readonly<{ kind: 'food'; food: TableFood; unit: AmountUnit; count: number | null }>
export type RecipeDraft = Readonly<{ kind: 'recipe'; recipe: EatenRecipe; servings: number | null }>
export type PlateDraft = Readonly<{ kind: 'plate'; plate: RestaurantPlate; size: PlateSize }>
export type FiguresDraft = Readonly<{
  kind: 'figures'
  name: string
  figures: Readonly<Record<MacroName, number | null>>
}>

/** What a person is about to write down, as far as they have typed it. */
export type EatenDraft = FoodDraft | RecipeDraft | PlateDraft | FiguresDraft

export const emptyFigures: FiguresDraft = {
  kind: 'figures',
  name: '',
  figures: { calories: null, fat: null, netCarbs: null, protein: null },
}
