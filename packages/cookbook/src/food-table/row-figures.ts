import type { FoodFigures } from '@butterleaf/domain/food-table/table-food'

const others = ['fiber', 'saturatedFat', 'sodium', 'potassium', 'magnesium', 'alcohol'] as const

/**
 * A row's figures of 100 g. Net carbs are carbs less fiber; of a row that doesn't know its fiber all carbs count, since less would
 * be a guess. What the row leaves blank stays unknown.
 */
export function rowFigures(row: Record<string, string>): FoodFigures {
  const known = others.flatMap((name) => (row[name] ? [[name, rounded(Number(row[name]))] as const] : []))
  return {
    calories: Number(row.kcal),
    fat: rounded(Number(row.fat)),
    netCarbs: rounded(Math.max(0, Number(row.carbs) - Number(row.fiber ?? 0))),
    protein: rounded(Number(row.protein)),
    ...Object.fromEntries(known),
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
