import type { LogMeasure, LogSource } from '@butterleaf/domain/food-log/log-entry'
import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { meantMeasure } from '@butterleaf/domain/food-table/meant-measures'
import {
  type PlateSize,
  plateFigures,
  plateSizes,
  type RestaurantPlate,
} from '@butterleaf/domain/food-table/plates/restaurant-plate'
import type { TableFood } from '@butterleaf/domain/food-table/table-food'
import { type MacroName, type Macros, scaleMacros } from '@butterleaf/domain/nutrition/macros'

/** What is needed of a recipe to count it. */
type EatenRecipe = Readonly<{ id: string; title: string; perServing: Macros }>

/** Grams, ounces, or one of the food's own measures by its name. */
type AmountUnit = string

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

export const gramUnit = 'g'
export const ounceUnit = 'oz'
const gramsPerOunce = 28.35

/** From there a food is taken by the ounce: cheese, nuts, chocolate. */
const ounceCalories = 250

export function gramsOfUnit(food: Pick<TableFood, 'measures'>, unit: AmountUnit): number {
  if (unit === gramUnit) return 1
  if (unit === ounceUnit) return gramsPerOunce
  return food.measures.find(({ name }) => name === unit)?.grams ?? 0
}

/** With the amount that people take most: one of the measure they mean, else an ounce of what is rich, else 100 g. */
export function draftOfFood(food: TableFood): FoodDraft {
  const measure = meantMeasure(food)
  if (measure) return { kind: 'food', food, unit: measure.name, count: 1 }
  return food.figuresPer100g.calories >= ounceCalories
    ? { kind: 'food', food, unit: ounceUnit, count: 1 }
    : { kind: 'food', food, unit: gramUnit, count: 100 }
}

/** As it was written down before. */
export function draftOfAmount(food: TableFood, grams: number, measure: LogMeasure | undefined): FoodDraft {
  const unit = measure?.name ?? gramUnit
  const isKnown = gramsOfUnit(food, unit) > 0
  return isKnown
    ? { kind: 'food', food, unit, count: measure?.count ?? grams }
    : { kind: 'food', food, unit: gramUnit, count: grams }
}

/** Another unit for the same food: 1 of a measure, and the grams it was where grams are chosen. */
export function withUnit(draft: FoodDraft, unit: AmountUnit): FoodDraft {
  const grams = (draft.count ?? 0) * gramsOfUnit(draft.food, draft.unit)
  if (unit === gramUnit) return { ...draft, unit, count: Math.round(grams) || 100 }
  if (unit === ounceUnit) return { ...draft, unit, count: Math.round((grams / gramsPerOunce) * 10) / 10 || 1 }
  return { ...draft, unit, count: 1 }
}

export const ways = ['food', 'recipe', 'plate', 'figures'] as const
export type Way = (typeof ways)[number]

/** The state of the picker: which way of choosing, the search text, and what was picked. */
export type Picked = Readonly<{ way: Way; text: string; draft?: EatenDraft | undefined }>

export const nothingPicked: Picked = { way: 'food', text: '' }

type Written = Readonly<{ source: LogSource; figures: Macros }>

/** What was written down, to be corrected; undefined where nothing of it can be. */
export function draftOfSource(
  { source, figures }: Written,
  table: FoodTable | undefined,
  titleOf: (recipeId: string) => string | undefined,
): EatenDraft | undefined {
  if (source.kind === 'notCounted') return undefined
  if (source.kind === 'figures') return { kind: 'figures', name: source.name, figures }
  if (source.kind === 'food') {
    const food = table?.findFood(source.foodId)
    return food && draftOfAmount(food, source.grams, source.measure)
  }
  if (source.kind === 'plate') {
    const plate = table?.plates.find(({ id }) => id === source.plateId)
    if (!table || !plate) return { kind: 'figures', name: source.name, figures }
    const size = plateSizes.find((one) => isNear(plateFigures(plate, one, table).calories, figures.calories))
    return { kind: 'plate', plate, size: size ?? 'usual' }
  }
  const { recipeId, servings } = source
  const perServing = scaleMacros(figures, 1 / servings)
  return {
    kind: 'recipe',
    recipe: { id: recipeId, title: titleOf(recipeId) ?? 'Recipe', perServing },
    servings,
  }
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 1
}
