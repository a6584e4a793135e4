import { amountText } from '@butterleaf/domain/kitchen/amount-text'
import { type UnitSystem, units } from '@butterleaf/domain/kitchen/units'
import { heldFoodLimits } from '@butterleaf/domain/meal-plan/use-up/held-food'
import type { NamedAmount } from '#lib/proposal/proposal-changes.ts'
import { withLocaleDecimal } from '#ui/form/decimal-text.ts'

export type TypedUnit = 'g' | 'oz' | 'piece'

/** A food that a person has, as they type it. */
export type TypedFood = Readonly<{
  name: string
  amount: string
  unit: TypedUnit
  /** Of one, where it can be counted. */
  pieceGrams: number | undefined
}>

export function newFood(name: string, pieceGrams: number | undefined, system: UnitSystem): TypedFood {
  return { name, amount: '', unit: system === 'us' ? 'oz' : 'g', pieceGrams }
}

export function unitsOf({ pieceGrams }: TypedFood): readonly TypedUnit[] {
  return pieceGrams === undefined ? ['g', 'oz'] : ['g', 'oz', 'piece']
}

export const unitLabels = { g: 'g', oz: 'oz', piece: 'pieces' } as const satisfies Record<TypedUnit, string>

/** Undefined where it can be sent. */
export function amountFault(food: TypedFood): string | undefined {
  const grams = gramsOf(food)
  const { leastGrams, mostGrams } = heldFoodLimits
  if (food.amount.trim() === '') return 'Write how much you have.'
  if (Number.isNaN(grams)) return 'Write a number, such as 200 or 0.5.'
  if (grams < leastGrams) return `Write at least ${amountIn(food, leastGrams)}.`
  return grams > mostGrams ? `Write at most ${mostGrams / 1000} kg.` : undefined
}

export function toNamedAmount(food: TypedFood): NamedAmount {
  return { name: food.name, grams: gramsOf(food) }
}

/** "380 g", "13 ½ oz", "½": in the unit that the person chose. */
export function amountIn({ unit, pieceGrams }: TypedFood, grams: number): string {
  if (unit === 'g' || grams < units.oz.size / 2) return amountText({ quantity: Math.round(grams), unit: 'g' })
  return amountText({ quantity: grams / gramsPer(unit, pieceGrams), unit }, { form: 'short' })
}

function gramsOf({ amount, unit, pieceGrams }: TypedFood): number {
  return Number(withLocaleDecimal(amount.trim(), '.', true)) * gramsPer(unit, pieceGrams)
}

function gramsPer(unit: TypedUnit, pieceGrams = 1): number {
  return unit === 'piece' ? pieceGrams : units[unit].size
}
