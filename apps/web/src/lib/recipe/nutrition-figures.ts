import type { Macros } from '@butterleaf/domain/nutrition/macros'
import type { Nutrition } from '@butterleaf/domain/recipes/shown/recipe-card'

type ColumnName = keyof Macros | 'carbs' | 'fiber'

/** RCP-6: the columns of the macros table, in their order. */
export const nutritionColumns = [
  { name: 'calories', label: 'Calories', unit: 'kcal' },
  { name: 'fat', label: 'Fat', unit: 'g' },
  { name: 'carbs', label: 'Carbs', unit: 'g' },
  { name: 'fiber', label: 'Fiber', unit: 'g' },
  { name: 'netCarbs', label: 'Net carbs', unit: 'g' },
  { name: 'protein', label: 'Protein', unit: 'g' },
] as const satisfies readonly { name: ColumnName; label: string; unit: string }[]

/** Of the figures as shown, so that the column adds up on paper too. */
export function totalNutrition(rows: readonly Nutrition[]): Record<ColumnName, number> {
  const sum = (name: ColumnName) => toTenth(rows.reduce((total, row) => total + row[name], 0))
  return {
    calories: sum('calories'),
    fat: sum('fat'),
    carbs: sum('carbs'),
    fiber: sum('fiber'),
    netCarbs: sum('netCarbs'),
    protein: sum('protein'),
  }
}

function toTenth(amount: number): number {
  return Math.round(amount * 10) / 10
}
