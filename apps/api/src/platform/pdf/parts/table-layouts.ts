import { type Color, palette } from './palette.ts'

type Rules = { above: (row: number, rows: number) => number; color: Color; paddingPt: number }

/** Lines between rows only, as ruled by hand; cells end where the text begins and ends. */
export function ruledRows({ above, color, paddingPt }: Rules): object {
  return {
    hLineWidth: (row: number, { table }: { table: { body: unknown[] } }) => above(row, table.body.length),
    vLineWidth: () => 0,
    hLineColor: () => color,
    paddingLeft: (column: number) => (column === 0 ? 0 : 5),
    paddingRight: () => 5,
    paddingTop: () => paddingPt,
    paddingBottom: () => paddingPt,
  }
}

/** A hairline below every row but the last. */
export const hairlines = (paddingPt: number): object =>
  ruledRows({
    above: (row, rows) => (row > 0 && row < rows ? 0.6 : 0),
    color: palette.hairline,
    paddingPt,
  })
