/** Reads a CSV text (RFC 4180: quoted fields may hold commas, quotes and line ends) into rows by column name. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = cellsOf(text)
  return rows
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

/** A quoted cell, or a bare one; then what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  cellPattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  while (cellPattern.lastIndex < text.length) {
    const match = cellPattern.exec(text)
    if (!match) break
    const [, quoted, bare = '', end] = match
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
