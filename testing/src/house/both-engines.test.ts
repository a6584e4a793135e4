import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { testsOnBothEngines } from '../postgres/both-engines.ts'

const folder = 'apps/api/src'
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => `${folder}/${file}`)
  .filter((file) => file.endsWith('.test.ts'))

/** Of a pattern with `*` and `{one,other}`. */
function matcherOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)
  return new RegExp(`^${source}$`)
}

it('each pattern of the tests on both engines has a file', () => {
  const without = testsOnBothEngines.filter((pattern) => !tests.some((file) => matcherOf(pattern).test(file)))
  expect([tests.length > 100, without]).toEqual([true, []])
})

it('a test that asks which engine it runs on runs on both', () => {
  const asking = tests.filter((file) => readFileSync(file, 'utf8').includes('TEST_ENGINE'))
  const isListed = (file: string) => testsOnBothEngines.some((pattern) => matcherOf(pattern).test(file))
  expect(asking.filter((file) => !isListed(file))).toEqual([])
})
