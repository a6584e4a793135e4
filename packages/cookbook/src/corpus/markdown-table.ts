/** Rows as a table of Markdown: the first column to the left, figures to the right; the first row is the head. */
export function markdownTable(rows: readonly (readonly (string | number)[])[]): string {
  const [head = [], ...body] = rows
  const rule = head.map((_, column) => (column === 0 ? ':---' : '---:'))
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
