import { servingsText } from '@butterleaf/domain/meal-plan/servings-text'
import type { Cooking, IngredientGroup, IngredientLine, RecipeModel } from '../models/recipe-model.ts'
import { type Cell, type Content, line, prose, span } from './content.ts'
import { palette } from './palette.ts'
import { hairlines } from './table-layouts.ts'

/** The number of amount columns that fit on a page. */
const amountsAcross = 4
const amountWidth = { alone: 74, besideOthers: 78 } as const

/** A table with a column of amounts for each cooking; several tables where the columns don't fit on a page. */
export function ingredientTables({ cookings, groups }: RecipeModel, textPt: number): Content[] {
  if (groups.every(({ lines }) => lines.length === 0)) return []
  const starts = cookings.flatMap((_, index) => (index % amountsAcross === 0 ? [index] : []))
  return starts.map((start) => {
    const end = start + amountsAcross
    const shown = cookings.slice(start, end)
    const head = cookings.length > 1 ? [headRow(shown, textPt)] : []
    const rows = groups.flatMap((group) => groupRows(group, { start, end }, textPt))
    const width = cookings.length > 1 ? amountWidth.besideOthers : amountWidth.alone
    return {
      table: {
        headerRows: head.length,
        dontBreakRows: true,
        widths: [...shown.map(() => width), '*'],
        body: [...head, ...rows],
      },
      layout: hairlines(3),
      margin: [0, 0, 0, 12],
    }
  })
}

type Columns = { start: number; end: number }

/** Names each column by the day of its cooking. */
function headRow(cookings: readonly Cooking[], textPt: number): Cell[] {
  const style = { fontSize: textPt - 1, bold: true, color: palette.leaf } as const
  const heads = cookings.map(({ eaten, servings }) => ({
    stack: [
      prose(eaten[0] ? `Day ${eaten[0].dayNumber}` : '', style),
      prose(servingsText(servings), { fontSize: textPt - 1.5, color: palette.muted }),
    ],
  }))
  return [...heads, prose('Ingredient', style)]
}

function groupRows({ label, lines }: IngredientGroup, columns: Columns, textPt: number): Cell[][] {
  const rows = lines.map((ingredient) => ingredientRow(ingredient, columns, textPt))
  const first = rows[0]
  if (!label || !first) return rows
  const spanned = first.slice(1).map((): Cell => ({}))
  const name = prose(label, {
    fontSize: textPt,
    bold: true,
    color: palette.leaf,
    margin: [0, 5, 0, 0],
  })
  return [[{ ...name, colSpan: first.length }, ...spanned], ...rows]
}

function ingredientRow({ amounts, food, prep }: IngredientLine, columns: Columns, textPt: number): Cell[] {
  return [
    ...amounts
      .slice(columns.start, columns.end)
      .map((amount) => prose(amount, { fontSize: textPt, bold: true })),
    line([span(food), prep ? span(`, ${prep}`, { color: palette.muted }) : []], { fontSize: textPt }),
  ]
}
