import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FailedTest } from '../checks/unit-report.ts'

/** A test that failed with a seed, as an example to add to its file. */
export type Counterexample = Readonly<
  Omit<FailedTest, 'name'> & {
    seed: number
    /** How fast-check leads to the shrunk value; without it, the test is no property but one that met an invented plan. */
    path?: string
    value?: string
  }
>

export function readCounterexamples(failures: readonly FailedTest[], seed: number): Counterexample[] {
  return failures.map(({ file, title, project, reason }) => {
    return { file, title: title || 'the whole file', project, seed, ...shrunk(reason), reason }
  })
}

function shrunk(reason: string): Pick<Counterexample, 'path' | 'value'> {
  const path = /^\{ seed: -?\d+, path: "([\d:]+)"/m.exec(reason)?.[1]
  const value = /^Counterexample: (.*)$/m.exec(reason)?.[1]
  return { ...(path ? { path } : {}), ...(value ? { value } : {}) }
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
  // Vitest looks for titles with a space between them.
  const pattern = title.replaceAll(' > ', ' ').replaceAll(/[^\w ,]/g, '.')
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
