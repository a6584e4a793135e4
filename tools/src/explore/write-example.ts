import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Counterexample } from './counterexample.ts'

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
export function exampleText({ file, title, project, seed, path, value, reason }: Counterexample): string {
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
