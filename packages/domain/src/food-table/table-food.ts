import { type Macros, scaleMacros } from '../nutrition/macros.ts'
import type { NutrientName } from '../nutrition/nutrients.ts'

/** A way to say how much, as cooks do: "medium", "slice", "cup, chopped"; the grams of one. */
export type FoodMeasure = Readonly<{ name: string; grams: number }>

/** Of 100 g. A nutrient or the alcohol that the source doesn't know is left out; it is never 0. */
export type FoodFigures = Macros & Readonly<Partial<Record<NutrientName | 'alcohol', number>>>

/** [LIFE-3] A food of the food table: one row of USDA SR28. */
export type TableFood = Readonly<{
  /** The row's number at USDA, five digits: "01123". */
  id: string
  /** The row's name at USDA, which is shown as the source: "Egg, whole, raw, fresh". */
  name: string
  /** What people say, of the commonest foods: "Egg". */
  plainName?: string
  /** Other names it is found by. */
  commonNames: readonly string[]
  figuresPer100g: FoodFigures
  measures: readonly FoodMeasure[]
}>

/** As people say it; the row's name where they say nothing shorter. */
export function shownFoodName({ plainName, name }: TableFood): string {
  return plainName ?? name
}

/** The law of the log: figures are the row's times grams. Server and device call this one function, so their figures are equal. */
export function figuresOfGrams({ figuresPer100g }: TableFood, grams: number): Macros {
  return scaleMacros(figuresPer100g, grams / 100)
}
