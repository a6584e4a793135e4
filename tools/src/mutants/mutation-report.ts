/** As much of Stryker's JSON report as is read here. */
export type MutationReport = Readonly<{
  files: Readonly<Record<string, Readonly<{ source: string; mutants: readonly ReportedMutant[] }>>>
}>

type Place = Readonly<{ line: number; column: number }>
type ReportedMutant = Readonly<{
  mutatorName: string
  replacement?: string
  status: string
  location: Readonly<{ start: Place; end: Place }>
}>

/** One change of a source that was tried, and whether a test failed of it. */
export type Mutant = Readonly<{
  file: string
  line: number
  column: number
  kind: string
  /** The code as it stands, and what it was changed to. */
  code: string
  replacement: string
  fate: 'noticed' | 'timed out' | 'survived' | 'untested'
}>

const fates: Readonly<Record<string, Mutant['fate']>> = {
  Killed: 'noticed',
  // A test file couldn't even be read (report-broken-files.ts).
  RuntimeError: 'noticed',
  // It never ended, which a test's time limit would show.
  Timeout: 'timed out',
  Survived: 'survived',
  NoCoverage: 'untested',
}

/** All mutants that count: those that are ignored say nothing about the tests. */
export function readMutants({ files }: MutationReport): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n')
    return mutants.flatMap(({ mutatorName: kind, replacement = '', status, location }) => {
      const fate = fates[status]
      const { line, column } = location.start
      const code = codeBetween(lines, location.start, location.end)
      return fate ? [{ file, line, column, kind, code, replacement: oneLine(replacement), fate }] : []
    })
  })
}

function codeBetween(lines: readonly string[], start: Place, end: Place): string {
  const inside = lines.slice(start.line - 1, end.line)
  const last = inside.length - 1
  const cut = inside.map((text, index) =>
    text.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  )
  return oneLine(cut.join('\n'))
}

function oneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim()
}
