import { type Nutrients, nutrientNames, nutrientUnits } from '@butterleaf/domain/nutrition/nutrients'
import type { PlanModel, WeekModel } from '../models/plan-model.ts'
import { type Cell, type Content, heading, prose, type TextStyle } from './content.ts'
import { shortDateText } from './dates.ts'
import { nutrientText, nutrientWords } from './nutrient-line.ts'
import { palette } from './palette.ts'
import { hairlines } from './table-layouts.ts'

const smallPt = 7.5

/** MIN-1: a page with every day's figures and each week's mean. */
export function nutrientsPage({ weeks }: PlanModel): Content[] {
  const title = 'More than macros'
  return [
    heading(title, { fontSize: 24, pageBreak: 'before', outline: true, outlineText: title }),
    prose('Estimates. Salt to taste, water and supplements aren’t counted.', {
      fontSize: 10,
      color: palette.muted,
      margin: [0, 2, 0, 8],
    }),
    {
      table: { widths: ['*', ...nutrientNames.map(() => 84)], body: [headRow(), ...weeks.flatMap(rowsOf)] },
      layout: hairlines(0.5),
    },
    ...weeks.flatMap(aimOf),
  ]
}

function headRow(): Cell[] {
  const style = { fontSize: smallPt, bold: true, color: palette.leaf } as const
  const names = nutrientNames.map((name) => `${nutrientWords[name]}, ${nutrientUnits[name]}`)
  return ['Day', ...names].map((word) => prose(word, style))
}

function rowsOf({ weekNumber, days, nutrients }: WeekModel): Cell[][] {
  const planned = days.filter(({ slots }) => slots.some(({ kind }) => kind === 'dish'))
  if (planned.length === 0) return []
  return [
    ...planned.map(({ dayNumber, date, nutrients: ofDay }) =>
      rowOf(`${dayNumber} · ${shortDateText(date)}`, ofDay),
    ),
    rowOf(`Week ${weekNumber}, a day on average`, nutrients, { bold: true }),
  ]
}

function rowOf(name: string, nutrients: Nutrients, style: TextStyle = {}): Cell[] {
  const texts = [name, ...nutrientNames.map((each) => nutrientText(each, nutrients[each]))]
  return texts.map((text) => prose(text, { fontSize: smallPt, lineHeight: 1, ...style }))
}

/** MIN-3. */
function aimOf({ weekNumber, mineralSentences }: WeekModel): Content[] {
  if (mineralSentences.length === 0) return []
  const text = `Week ${weekNumber}: ${mineralSentences.join(' ')}`
  return [prose(text, { fontSize: smallPt, margin: [0, 4, 0, 0] })]
}
