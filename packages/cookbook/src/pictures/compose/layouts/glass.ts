import { fill, line, oval } from '../../ink/ink.ts'

/** The inside of a glass seen from the side: heights of both ends and half its width there. */
export interface Column {
  top: number
  bottom: number
  topHalf: number
  bottomHalf: number
}

export const TUMBLER: Column = { top: 84, bottom: 318, topHalf: 74, bottomHalf: 56 }
export const VERRINE: Column = { top: 118, bottom: 312, topHalf: 104, bottomHalf: 78 }
export const JAR: Column = { top: 104, bottom: 318, topHalf: 88, bottomHalf: 88 }

export function halfAt(column: Column, y: number): number {
  const share = (y - column.top) / (column.bottom - column.top)
  return column.topHalf + (column.bottomHalf - column.topHalf) * share
}

export function glassBack(column: Column): string {
  const [t, b] = [column.topHalf + 6, column.bottomHalf + 6]
  const wall = `M${240 - t} ${column.top - 22}L${240 - b} ${column.bottom + 8}Q240 ${column.bottom + 18} ${240 + b} ${column.bottom + 8}L${240 + t} ${column.top - 22}Z`
  return fill(wall, '#fffdf6', 0.62) + oval(240, column.top - 22, t, 10, '#fffdf6', 0.6)
}

export function glassFront(column: Column): string {
  const [t, b] = [column.topHalf + 6, column.bottomHalf + 6]
  const shine = line(
    `M${240 - t + 20} ${column.top + 6}L${240 - b + 18} ${column.bottom - 26}`,
    '#fff',
    9,
    0.42,
  )
  return (
    shine + line(`M${240 + t - 14} ${column.top + 20}L${240 + b - 13} ${column.bottom - 60}`, '#fff', 4, 0.3)
  )
}

export function jarFront(column: Column): string {
  const half = column.topHalf + 7
  const neck = `<rect x="${248 - half}" y="${column.top - 40}" width="${2 * half - 16}" height="18" rx="7" fill="#fffdf6" opacity=".85"/>`
  const clip = line(`M${246 - half} ${column.top - 31}h${2 * half - 12}`, '#b9b4a6', 4, 0.8)
  return glassFront(column) + neck + clip + line(`M${236 + half} ${column.top - 32}q14 16 2 44`, '#9d988a', 4)
}
