export type PolicyBlock =
  | { kind: 'text'; parts: readonly InlinePart[] }
  | { kind: 'list'; items: readonly (readonly InlinePart[])[] }
type PolicySection = Readonly<{ id: string; heading: string; blocks: readonly PolicyBlock[] }>
export type Policy = Readonly<{
  title: string
  summary: string
  /** An ISO date. */
  updated: string
  /** The operator hasn't had it reviewed yet. */
  isTemplate: boolean
  sections: readonly PolicySection[]
}>

/** Reads a file of content/policies; its README describes the format. A fault stops the build with a sentence. */
export function readPolicy(markdown: string): Policy {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? []
  const field = fieldsOf(head)
  const isTemplate = field('template') !== 'no'
  const sections = body.split(/^## /m).slice(1).map(sectionFrom)
  if (!isTemplate && sections.some(hasBlank)) {
    throw new Error(`“${field('title')}” is no template any more, and has [brackets] still to be filled in.`)
  }
  return { title: field('title'), summary: field('summary'), updated: field('updated'), isTemplate, sections }
}

function fieldsOf(head: string): (name: string) => string {
  const lines = head.split('\n').map((line) => line.split(/:\s*(.*)/s))
  const values = new Map(lines.map(([name = '', value = '']) => [name, value]))
  return (name) => {
    const value = values.get(name)
    if (!value) throw new Error(`A policy has no “${name}” in its head.`)
    return value
  }
}

function sectionFrom(text: string): PolicySection {
  const [heading = '', ...lines] = text.split('\n')
  const parts = lines
    .join('\n')
    .trim()
    .split(/\n{2,}/)
  return {
    id: heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    heading,
    blocks: parts.filter((part) => part !== '').map(blockFrom),
  }
}

function blockFrom(part: string): PolicyBlock {
  if (!part.startsWith('- ')) return { kind: 'text', parts: readInline(joinLines(part)) }
  return {
    kind: 'list',
    items: part
      .slice(2)
      .split(/\n- /)
      .map((item) => readInline(joinLines(item))),
  }
}

function joinLines(lines: string): string {
  return lines.replaceAll(/\s*\n\s*/g, ' ').trim()
}

function hasBlank({ blocks }: PolicySection): boolean {
  const lines = blocks.flatMap((block) => (block.kind === 'text' ? [block.parts] : block.items))
  return lines.some((parts) => parts.some(({ kind }) => kind === 'blank'))
}

export type InlinePart =
  | { kind: 'text' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** A text that the operator has to fill in. */
  | { kind: 'blank'; text: string }
  /** The contact address. */
  | { kind: 'contact' }

const special = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)|\[[^\]]+\]|\{contact\})/

/** `**strong**`, `[a link](/there)`, `[a blank]` and `{contact}` within a line. */
function readInline(line: string): InlinePart[] {
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
