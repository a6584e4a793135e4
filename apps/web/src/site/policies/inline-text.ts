export type InlinePart =
  | { kind: 'text' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** A text that the operator has to fill in. */
  | { kind: 'blank'; text: string }
  /** The contact address. */
  | { kind: 'contact' }

const special = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)|\[[^\]]+\]|\{contact\})/

/** `**strong**`, `[a link](/there)`, `[a blank]` and `{contact}` within a line. */
export function readInline(line: string): InlinePart[] {
  return line
    .split(special)
    .filter((piece) => piece !== '')
    .map(partFrom)
}

function partFrom(piece: string): InlinePart {
  if (piece === '{contact}') return { kind: 'contact' }
  if (piece.startsWith('**')) return { kind: 'strong', text: piece.slice(2, -2) }
  const [, text, href] = /^\[([^\]]+)\](?:\(([^)]+)\))?$/.exec(piece) ?? []
  if (text === undefined) return { kind: 'text', text: piece }
  return href === undefined ? { kind: 'blank', text } : { kind: 'link', text, href }
}
