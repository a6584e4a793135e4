import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readCounterexamples, writeExample } from './counterexample.ts'
import { chanceTests } from './run-round.ts'

const folder = mkdtempSync(join(tmpdir(), 'butterleaf-explored-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reason = `Property failed after 3 tests
{ seed: 12, path: "2:0:1", endOnFailure: true }
Counterexample: [{"day":3}]
Shrunk 2 time(s)`
const law = { project: 'domain', file: 'packages/law.test.ts', title: 'a law holds', reason }
const broken = { ...law, file: 'packages/broken.test.ts', title: '', reason: 'Cannot find module' }
const found = readCounterexamples(
  [law, broken].map((one) => ({ name: one.file, ...one })),
  12,
)

describe('what a round found', () => {
  it('names the test, the seed, and the path and value it was shrunk to', () => {
    expect(found[0]).toEqual({ ...law, seed: 12, path: '2:0:1', value: '[{"day":3}]' })
  })

  it('counts a file that could not run', () => {
    expect(found.slice(1)).toMatchObject([{ title: 'the whole file', reason: 'Cannot find module' }])
  })

  it('is written once, with the command that shows it again', () => {
    expect(found.map((each) => writeExample(folder, each))).toEqual([true, true])
    expect(writeExample(folder, { ...found[0]!, seed: 13 })).toBe(false)
    const [text] = readdirSync(folder)
      .filter((name) => name.startsWith('law-'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(text).toContain('examples: [[{"day":3}]]')
    expect(text).toContain(
      "TEST_SEED=12 TEST_PATH=2:0:1 npx vitest run --project domain packages/law.test.ts -t 'a law holds'",
    )
  })
})

it('the tests that begin from chance are found by what they import', () => {
  const files = chanceTests(['packages/domain/src/shopping-list', 'apps/api/src/whole-app/fuzz'])
  expect(files).toContain('packages/domain/src/shopping-list/shopping-laws.test.ts')
  expect(files).toContain('apps/api/src/whole-app/fuzz/fuzz.test.ts')
  expect(files).not.toContain('packages/domain/src/shopping-list/item-links.test.ts')
})
