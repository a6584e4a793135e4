import { gramsPerUnit, type MeasuredFood, pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { isUnitName } from '@butterleaf/domain/kitchen/units'

/** Per 100 g, kcal, grams and milligrams. What wasn't measured is left out, which isn't 0. */
export type KnownFigures = Readonly<
  { kcal: number; fat: number; carbs: number; fiber: number; protein: number } & Partial<
    Record<'polyols' | 'alcohol' | 'saturatedFat' | 'sodium' | 'potassium' | 'magnesium', number>
  >
>

/** A food that a line may mean: one of ours, or an ordinary one that no recipe of ours uses. */
export type KnownFood = Readonly<{
  kind: 'cookbook' | 'ordinary'
  id: string
  name: string
  /** `usda:<row>` or `label`. */
  source: string
  per100g: KnownFigures
  measured: MeasuredFood
  /** Grams of what kitchens measure in and our recipes don't: a knob of butter, a rasher. */
  household: Readonly<Record<string, number>>
  class?: string
  /** What is left of a can's weight without its liquid. */
  drained?: number
  /** What is left of a weight on the bone without it. */
  edible?: number
}>

/** Grams of one unit; `piece` is one of them without a word. Undefined where nothing tells. */
export function gramsOfOne(food: KnownFood, unit: string): number | undefined {
  const household = food.household[unit]
  if (household !== undefined) return household
  if (unit === 'piece') return gramsOfPiece(food)
  return isUnitName(unit) ? gramsPerUnit(food.measured, unit) : undefined
}

function gramsOfPiece({ measured }: KnownFood): number | undefined {
  const unit = pieceUnitOf(measured)
  if (unit !== undefined) return measured.measures[unit]
  return gramsPerUnit(measured, 'piece')
}

/** An entry of content/food-words/ordinary: a food without a place in a recipe of ours. */
export type OrdinaryFood = Readonly<{
  id: string
  name: string
  source: string
  per100g: KnownFigures
  names: SpokenNames
}>

/** How people call a food, and what they measure it in. */
export type SpokenNames = Readonly<{
  words: readonly string[]
  /** Names of a kind of food, of which this is the likeliest. */
  loose: readonly string[]
  measures: Readonly<Record<string, number>>
  drained?: number
  edible?: number
}>
