// Figures of all tables of the bench, and the columns they stand in.

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`
}

/** Of those that are met; empty where there is none. */
export function shareOf(met: readonly boolean[]): string {
  return met.length === 0 ? '' : percent(met.filter(Boolean).length / met.length)
}

/** The first column is text. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
