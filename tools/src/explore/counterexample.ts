/** A test that failed with a seed, as an example to add to its file. */
export type Counterexample = Readonly<{
  file: string
  title: string
  project: string
  seed: number
  /** How fast-check leads to the shrunk value; without it, the test is no property but one that met an invented plan. */
  path?: string
  value?: string
  reason: string
}>

/** As much of Vitest's JSON report as is read here. */
export type RunReport = Readonly<{
  testResults: readonly Readonly<{
    name: string
    message: string
    assertionResults: readonly Readonly<{
      fullName: string
      status: string
      failureMessages: readonly string[] | null
    }>[]
  }>[]
}>

type Run = Readonly<{ folder: string; project: string; seed: number }>

export function readCounterexamples(report: RunReport, { folder, project, seed }: Run): Counterexample[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const about = { file: name.replace(`${folder}/`, ''), project, seed }
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that can't be loaded, or whose hook fails, has no test to fail.
    if (failed.length === 0 && message) return [{ ...about, title: 'the whole file', reason: message }]
    return failed.map(({ fullName, failureMessages }) => {
      const reason = withoutStack((failureMessages ?? []).join('\n\n'))
      return { ...about, title: fullName, ...shrunk(reason), reason }
    })
  })
}

function shrunk(reason: string): Pick<Counterexample, 'path' | 'value'> {
  const path = /^\{ seed: -?\d+, path: "([\d:]+)"/m.exec(reason)?.[1]
  const value = /^Counterexample: (.*)$/m.exec(reason)?.[1]
  return { ...(path ? { path } : {}), ...(value ? { value } : {}) }
}

function withoutStack(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim()
}
