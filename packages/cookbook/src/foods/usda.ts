import type { Fault } from '../reading/fault.ts'
import { readCsv } from './csv.ts'
import type { FoodFigures } from './food.ts'
import type { PlacedFood } from './read-foods.ts'

export type UsdaRow = { description: string; figures: Partial<FoodFigures> }
export type UsdaComparison = {
  foods: number
  figures: number
  unmeasured: number
  faults: Fault[]
}

/** The column of each figure, and how far off it may be when 5 % of it is less. */
const columns: readonly { figure: keyof FoodFigures; column: string; slack: number; unit: string }[] = [
  { figure: 'kcal', column: 'kcal', slack: 2, unit: 'kcal' },
  { figure: 'fat', column: 'fat_g', slack: 0.5, unit: 'g' },
  { figure: 'carbs', column: 'carbs_g', slack: 0.5, unit: 'g' },
  { figure: 'fiber', column: 'fiber_g', slack: 0.5, unit: 'g' },
  { figure: 'protein', column: 'protein_g', slack: 0.5, unit: 'g' },
  { figure: 'sodium', column: 'sodium_mg', slack: 5, unit: 'mg' },
  { figure: 'potassium', column: 'potassium_mg', slack: 5, unit: 'mg' },
  { figure: 'magnesium', column: 'magnesium_mg', slack: 5, unit: 'mg' },
  { figure: 'saturatedFat', column: 'sat_fat_g', slack: 0.5, unit: 'g' },
]
const tolerance = 0.05

/** Rows by id. A blank cell was not measured, which is not the same as nothing. */
export function readUsdaRows(texts: readonly string[]): Map<string, UsdaRow> {
  const rows = texts.flatMap(readCsv).map((cells) => {
    const figures = columns.flatMap(({ figure, column }) => {
      const cell = cells[column]?.trim() ?? ''
      return cell === '' || !Number.isFinite(Number(cell)) ? [] : [[figure, Number(cell)] as const]
    })
    const row: UsdaRow = { description: cells.description ?? '', figures: Object.fromEntries(figures) }
    return [cells.id ?? '', row] as const
  })
  return new Map(rows)
}

/** Every figure of every food that cites a row, against the row: within 5 %, or 0.5 g where that is more. */
export function compareWithUsda(
  foods: readonly PlacedFood[],
  rows: ReadonlyMap<string, UsdaRow>,
): UsdaComparison {
  const cited = foods.filter(({ food }) => food.source.startsWith('usda:'))
  const comparison: UsdaComparison = {
    foods: cited.length,
    figures: 0,
    unmeasured: 0,
    faults: [],
  }
  for (const { food, file, line } of cited) {
    const id = food.source.slice('usda:'.length)
    const row = rows.get(id)
    if (row) compareFood({ food, file, line }, row, comparison)
    else {
      const remedy = 'Write the number of the row, with its zeros, or label.'
      comparison.faults.push({ file, line, what: `${food.id}: there is no row ${id}.`, remedy })
    }
  }
  return comparison
}

function compareFood({ food, ...place }: PlacedFood, row: UsdaRow, comparison: UsdaComparison): void {
  for (const { figure, slack, unit } of columns) {
    const theirs = row.figures[figure]
    const ours = food.per100g[figure]
    comparison[theirs === undefined ? 'unmeasured' : 'figures'] += 1
    if (theirs === undefined || Math.abs(ours - theirs) <= Math.max(slack, tolerance * theirs) + 1e-9)
      continue
    const named = `row ${food.source.slice('usda:'.length)} (${row.description})`
    const what = `${food.id}: ${figure} is ${ours} ${unit}, and ${named} has ${theirs}.`
    comparison.faults.push({ ...place, what, remedy: `Write ${theirs}, cite another row, or write label.` })
  }
}

export function usdaSummary({ foods, figures, unmeasured, faults }: UsdaComparison): string {
  const off = faults.length === 0 ? 'all within 5 % or 0.5 g' : `${faults.length} off`
  return `USDA: ${foods} foods cite a row, ${figures} figures compared (${unmeasured} not measured), ${off}.`
}
