import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** Writes one file for each test that failed, at its first counterexample; true when it is new. */
export function writeExample(folder: string, example: Counterexample): boolean {
  const key = createHash('sha256').update(`${example.file}\n${example.title}`).digest('hex').slice(0, 8)
  const name = example.file
    .split('/')
    .at(-1)
    ?.replace(/\.test\.tsx?$/, '')
  const file = join(folder, `${name}-${key}.md`)
  if (existsSync(file)) return false
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, exampleText(example))
  return true
}

/** What an example needs, and the command that shows it again. */
function exampleText({ file, title, project, seed, path, value, reason }: Counterexample): string {
  const environment = [`TEST_SEED=${seed}`, ...(path ? [`TEST_PATH=${path}`] : [])].join(' ')
  const pattern = title.replaceAll(/[^\w ,]/g, '.')
  return [
    `file: ${file}`,
    `title: ${title}`,
    `seed: ${seed}`,
    ...(path ? [`path: "${path}"`] : []),
    ...(value ? ['', 'Add it to the property’s parameters:', '', `  examples: [${value}]`] : []),
    '',
    'See it fail:',
    '',
    `  ${environment} npx vitest run --project ${project} ${file} -t '${pattern}'`,
    '',
    reason,
    '',
  ].join('\n')
}
