import { LineCounter, type Node, parseDocument } from 'yaml'
import type { Fault, Finding } from './fault.ts'

/** One file being read: every reader below writes what it finds wrong into `faults` and reads on. */
export type Reading = {
  file: string
  faults: Fault[]
  lineOf(node: Node | null | undefined): number
  fault(at: Place, what: string, remedy: string): void
  /** The same of a finding, which may be one of a standard. */
  find(at: Place, finding: Finding): void
}
type Place = Node | number | null | undefined

/** Parses a file. Bad YAML is faults, never a throw; the root is null then, since half a tree misleads. */
export function readYaml(file: string, text: string): { reading: Reading; root: Node | null } {
  const lines = new LineCounter()
  const reading = newReading(file, lines)
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' })
  for (const { pos, code, message } of [...document.errors, ...document.warnings]) {
    const what = `This is not YAML that can be read (${message.split('\n')[0]?.replace(/\.$/, '')}).`
    reading.fault(
      lines.linePos(pos[0]).line,
      what,
      yamlRemedies[code] ?? 'Check indentation, quotes and colons here.',
    )
  }
  const isBroken = document.errors.length > 0 || document.warnings.length > 0
  return { reading, root: isBroken ? null : document.contents }
}

const yamlRemedies: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'Keep one of the two.',
  MULTIPLE_DOCS: 'Keep one document a file, without "---" lines.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_INDENT: 'Line it up with its neighbours; quote a text that runs over several lines.',
}

/** A reading of a file that was parsed before: faults get their line. */
export function readingOf(file: string): Reading {
  return newReading(file, new LineCounter())
}

function newReading(file: string, lines: LineCounter): Reading {
  const faults: Fault[] = []
  const lineOf = (node: Node | null | undefined) => (node?.range ? lines.linePos(node.range[0]).line : 1)
  const find = (at: Place, { what, remedy, standard }: Finding) => {
    const line = typeof at === 'number' ? at : lineOf(at)
    faults.push({ file, line, what, remedy, ...(standard && { standard }) })
  }
  return { file, faults, lineOf, find, fault: (at, what, remedy) => find(at, { what, remedy }) }
}
