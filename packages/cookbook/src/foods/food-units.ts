import { gramsPerUnit } from '@butterleaf/domain/kitchen/measured-food'
import { type UnitName, units } from '@butterleaf/domain/kitchen/units'
import type { Food } from './food.ts'

const unitNames = Object.keys(units) as UnitName[]

/** Units a food may give grams for; weights and millilitres are the same for every food. */
export const measureUnits: readonly UnitName[] = unitNames.filter(
  (unit) => units[unit].kind !== 'mass' && !['ml', 'l', 'fl-oz', 'none'].includes(unit),
)

/** Every unit a recipe may count this food in, for remedies and exports. */
export function unitsOf(food: Food): UnitName[] {
  return unitNames.filter((unit) => unit !== 'none' && gramsPerUnit(food, unit) !== undefined)
}
