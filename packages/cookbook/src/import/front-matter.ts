/** The lines between two of "---" at the beginning of a text, and what follows them. */
export function splitFrontMatter(text: string): { front?: string[]; body: string } {
  const start = text.trimStart()
  if (!start.startsWith('---\n')) return { body: text }
  const end = start.indexOf('\n---', 3)
  if (end < 0) return { body: text }
  const rest = start.slice(end + '\n---'.length)
  return { front: start.slice(4, end).split('\n'), body: rest.startsWith('\n') ? rest.slice(1) : rest }
}

const longestName = 60

/** "servings: 4", each cut at its first colon. Names in small letters; quotation marks and brackets around a value are left out. */
export function readFrontMatterFields(lines: readonly string[]): Partial<Record<string, string>> {
  const fields = lines.flatMap((line) => {
    const colon = line.indexOf(':')
    const name = colon < 0 ? '' : line.slice(0, colon).trim()
    const value = line.slice(colon + 1).trim()
    const isField = name !== '' && name.length <= longestName && /^[\w ]+$/.test(name) && value !== ''
    return isField ? [[name.toLowerCase(), bareValue(value)] as const] : []
  })
  return Object.fromEntries(fields)
}

function bareValue(value: string): string {
  return value.replace(/^["'[]/, '').replace(/["'\]]$/, '')
}
