import type { LogMeasure } from '@butterleaf/domain/food-log/log-entry'
import { meantMeasure } from '@butterleaf/domain/food-table/meant-measures'
import type { TableFood } from '@butterleaf/domain/food-table/table-food'
import type { AmountUnit, FoodDraft } from './eaten-draft.ts'

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
