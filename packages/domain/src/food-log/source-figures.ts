import { eachMacro, type Macros, macroNames, scaleMacros } from '../nutrition/macros.ts'
import type { LogSource } from './log-entry.ts'

/** What is known of foods and recipes: undefined where there is no such one. The food table has no food whose energy is unknown. */
export type FigureTables = Readonly<{
  per100g: (foodId: string) => Macros | undefined
  perServing: (recipeId: string) => Macros | undefined
}>

/** LIFE-3: row × grams, or recipe × servings; undefined of sources that no table knows. */
export function figuresOf(source: LogSource, tables: FigureTables): Macros | undefined {
  if (source.kind === 'food') {
    const row = tables.per100g(source.foodId)
    return row && scaleMacros(row, source.grams / 100)
  }
  if (source.kind !== 'recipe') return undefined
  const serving = tables.perServing(source.recipeId)
  return serving && scaleMacros(serving, source.servings)
}

/** What devices may round away: they show whole calories and grams to one decimal, and cards have rounded figures. */
const rounding: Macros = { calories: 1, fat: 0.11, netCarbs: 0.11, protein: 0.11 }

/** `portions`: how often the rounded figures of one serving or 100 g were multiplied. */
export function isSameFigures(some: Macros, others: Macros, portions: number): boolean {
  const times = Math.max(1, portions)
  const isNear = eachMacro((name) => Math.abs(some[name] - others[name]) <= rounding[name] * times)
  return macroNames.every((name) => isNear[name])
}
