import { mostGramsADay } from '../../../cooking/loads.ts'
import { type DayBounds, type MacroVector, vectorOf } from '../day-bounds.ts'
import type { Dish } from '../menu.ts'
import { quartersPerServing } from './portions.ts'

/** Sums over a day's dishes that must lie between two bounds: four macros, five of their ratios, two loads (CON-8). */
export const formsCount = 11

/** By dish, `formsCount` each: what a quarter of a serving adds to each sum. */
export type LinearForms = {
  perQuarter: Float64Array
  least: Float64Array
  most: Float64Array
  of(macros: MacroVector, loads: Dish['loads']): Float64Array
}

/**
 * Of a day that is in range, protein is at least its least per the most energy: a ratio that every dish adds to or takes from. So a few
 * dishes rule a day out by their ratios long before their sums do.
 */
export function linearFormsOf(dishes: readonly Dish[], bounds: DayBounds): LinearForms {
  const of = formsOf(bounds)
  const perQuarter = new Float64Array(dishes.length * formsCount)
  for (const [at, { perServing, loads }] of dishes.entries()) {
    const { fiber, sweetener } = loads
    const quarter = { fiber: fiber / quartersPerServing, sweetener: sweetener / quartersPerServing }
    perQuarter.set(of(vectorOf(perServing, 1 / quartersPerServing), quarter), at * formsCount)
  }
  const least = new Float64Array(formsCount)
  const most = new Float64Array(formsCount).fill(1e12)
  for (const [macro, bound] of bounds.entries()) {
    least[macro] = bound.least
    most[macro] = bound.most
  }
  most[formsCount - 2] = mostGramsADay.fiber
  most[formsCount - 1] = mostGramsADay.sweetener
  return { perQuarter, least, most, of }
}

function formsOf([calories, fat, netCarbs, protein]: DayBounds): LinearForms['of'] {
  const energyLeast = Math.max(1, calories!.least)
  const energyMost = Math.max(1, calories!.most)
  return ([k, f, c, p], { fiber, sweetener }) =>
    Float64Array.of(
      k,
      f,
      c,
      p,
      p - (protein!.least / energyMost) * k,
      (protein!.most / energyLeast) * k - p,
      f - (fat!.least / energyMost) * k,
      (fat!.most / energyLeast) * k - f,
      (netCarbs!.most / energyLeast) * k - c,
      fiber,
      sweetener,
    )
}
