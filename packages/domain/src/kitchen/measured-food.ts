import { type UnitName, units } from './units.ts'

export type BuyUnit =
  | 'each'
  | 'pack'
  | 'bunch'
  | 'can'
  | 'jar'
  | 'bottle'
  | 'carton'
  | 'bag'
  | 'head'
  | 'loose'

/** What the kitchen needs to know of a food. */
export type MeasuredFood = {
  name: string
  /** The name itself where it can't be counted: heavy cream. */
  plural: string
  /** Grams of one unit of this food. A `pinch` here says that it is taken by the pinch. */
  measures: Readonly<Partial<Record<UnitName, number>>>
  /** Grams per millilitre, only of what flows. */
  density?: number
  /** Never cut: eggs. */
  whole?: boolean
  /** The cookbook's: meat and fish are weighed, even where a cup of them is known. */
  class?: string
  /** Grams of one; of `loose` the step it is weighed out in. */
  buy: { unit: BuyUnit; grams: number }
}

/** A mushroom, a cherry tomato, a raspberry: what is poured into a cup. */
export const lightPieceGrams = 20
/** An almond, a caper, a peppercorn: counted, never cut, and too light for a kitchen scale. */
export const crumbGrams = 2

const pieceUnits = ['piece', 'whole', 'medium', 'large', 'small', 'fillet', 'breast', 'thigh'] as const
const otherPieceUnits = ['wrap', 'sheet', 'link', 'ball', 'block', 'ear', 'head'] as const
const uncutPieceUnits = ['large', 'piece', 'medium', 'small', 'whole'] as const
const spoonUnits = ['cup', 'tbsp', 'tsp'] as const

/** What one piece of it is when no unit is given: eggs are large, onions medium. */
export function pieceUnitOf(food: MeasuredFood): UnitName | undefined {
  const order = food.whole ? uncutPieceUnits : [...pieceUnits, ...otherPieceUnits]
  return order.find((unit) => food.measures[unit] !== undefined)
}

/** Undefined where the food has no such measure and none leads there. */
export function gramsPerUnit(food: MeasuredFood, unit: UnitName): number | undefined {
  const { kind, size } = units[unit]
  const measured = food.measures[unit]
  if (measured !== undefined) return measured
  if (kind === 'mass') return size
  if (kind === 'volume') {
    const density = densityOf(food)
    return density && density * size
  }
  if (unit === 'piece' || unit === 'whole') return gramsPerPiece(food)
  if (unit === 'half') return halfOf(gramsPerPiece(food))
  return undefined
}

/** Grams per millilitre of anything a spoon or cup can take, flowing or not. */
function densityOf(food: MeasuredFood): number | undefined {
  if (food.density !== undefined) return food.density
  const unit = spoonUnits.find((name) => food.measures[name] !== undefined)
  return unit && food.measures[unit]! / units[unit].size
}

function gramsPerPiece(food: MeasuredFood): number | undefined {
  const unit = pieceUnitOf(food)
  if (unit) return food.measures[unit]
  return food.buy.unit === 'each' ? food.buy.grams : undefined
}

function halfOf(grams: number | undefined): number | undefined {
  return grams === undefined ? undefined : grams / 2
}
