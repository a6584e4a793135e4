import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { root } from '../../../scripts/setup/steps.mjs'
import { countJourneys, type JourneySpec } from './browser-journeys.ts'
import { chosenChecks } from './checks.ts'
import { countedCheck, type Result, result } from './result.ts'
import { type Row, summary } from './summary.ts'
import { type CountedTest, countUnitTests } from './unit-report.ts'

const row = (title: string, figures: Partial<Result>): Row => ({ title, time: '1.0 s', ...result(figures) })

test('the very last line gives the figures, and skipped tests are told above it', () => {
  const { lines, isGreen } = summary([row('Types', { passed: 1 }), row('Unit', { passed: 40, skipped: 2 })])
  assert.equal(lines.at(-1), '41 passed, 0 failed')
  assert.equal(lines.at(-2), '2 tests were skipped.')
  assert.equal(isGreen, true)
})

test('one failure anywhere is not green, and neither is a run without a test', () => {
  assert.equal(summary([row('Types', { failed: 1 }), row('Unit', { passed: 40 })]).isGreen, false)
  assert.equal(summary([row('Build', {})]).isGreen, false)
})

test('the end of a long output says what failed and why', () => {
  const failures = [
    { name: 'a weight is kept', reason: `\u001b[31mexpected 1\u001b[39m\n${'line\n'.repeat(40)}` },
  ]
  const { lines } = summary([row('Unit', { passed: 4, failed: 1, failures })])
  const end = lines.slice(lines.indexOf('✗ Unit: a weight is kept'))
  assert.equal(end[1], '    expected 1')
  assert.equal(end.length, 1 + 12 + 2, 'a long reason is cut')
  assert.equal(end.at(-1), '4 passed, 1 failed')
})

test('a test file that can not be loaded counts as a failure beside the failed tests', () => {
  const project = { name: 'sqlite' }
  const module = (file: string, tests: CountedTest[], errors: { message: string }[] = []) => ({
    moduleId: join(root, file),
    project,
    errors: () => errors,
    children: { allTests: () => tests, allSuites: () => [] },
  })
  const test = (state: string, errors: { message: string; stack: string }[] = []): CountedTest => ({
    fullName: 'weights > are kept',
    module: { moduleId: join(root, 'a.test.ts') },
    project,
    result: () => ({ state, errors }),
  })
  const stack = `Error\n    at f (${root}/node_modules/x.js:1:1)\n    at ${root}/a.test.ts:4:2`
  const modules = [
    module('a.test.ts', [
      test('failed', [{ message: 'expected 1', stack }]),
      test('passed'),
      test('skipped'),
    ]),
    module('b.test.ts', [], [{ message: 'no such module' }]),
  ]
  const counted = countUnitTests(modules, [{ message: 'nobody caught this' }])
  assert.deepEqual([counted.passed, counted.failed, counted.skipped], [1, 2, 1])
  assert.deepEqual(counted.failures, [
    {
      ...{ name: '[sqlite] b.test.ts', project: 'sqlite', file: 'b.test.ts', title: '' },
      reason: 'no such module',
    },
    {
      ...{ name: '[sqlite] a.test.ts › weights > are kept', project: 'sqlite', file: 'a.test.ts' },
      ...{ title: 'weights > are kept', reason: `expected 1\n    at ${root}/a.test.ts:4:2` },
    },
    { name: 'outside of any test', project: '', file: '', title: '', reason: 'nobody caught this' },
  ])
})

const journey = (
  title: string,
  status: JourneySpec['tests'][number]['status'],
  errors: { message: string }[] = [],
): JourneySpec => ({
  title,
  file: 'cook.spec.ts',
  line: 8,
  tests: [{ status, results: [{ errors }] }],
})

test('a journey that passed only when tried again passes, and is told', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 0, skipped: 2 }
  const suites = [{ specs: [], suites: [{ specs: [journey('cooks', 'flaky')] }] }]
  const { notes, ...counted } = countJourneys({ stats, suites, errors: [] })
  assert.deepEqual(counted, { passed: 4, failed: 0, skipped: 2, failures: [] })
  assert.deepEqual(notes, ['Passed only when tried again: cook.spec.ts:8 › cooks'])
})

test('a journey that failed is named with its reason', () => {
  const stats = { expected: 3, flaky: 0, unexpected: 1, skipped: 0 }
  const suites = [
    { specs: [journey('eats', 'expected'), journey('cooks', 'unexpected', [{ message: 'no pan' }])] },
  ]
  const { failures } = countJourneys({ stats, suites, errors: [] })
  assert.deepEqual(failures, [{ name: 'cook.spec.ts:8 › cooks', reason: 'no pan' }])
})

test('an error outside of every journey counts as a failure', () => {
  const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
  const { failed, failures } = countJourneys({ stats, suites: [], errors: [{ message: 'no such page' }] })
  assert.equal(failed, 1)
  assert.deepEqual(failures, [{ name: 'outside of any journey', reason: 'no such page' }])
})

test('a test runner that runs no test, or ends without a report, counts as a failure', async () => {
  const reportFile = join(mkdtempSync(join(tmpdir(), 'butterleaf-report-')), 'report.json')
  const run = (program: string) =>
    countedCheck<Partial<Result>>({
      args: ['-e', program],
      env: { ...process.env, REPORT_FILE: reportFile },
      reportFile,
      count: (report) => report,
    })
  const writing = (report: Partial<Result>) =>
    `require('node:fs').writeFileSync(process.env.REPORT_FILE, '${JSON.stringify(report)}')`
  assert.equal((await run(writing({ passed: 5, skipped: 1 }))).failed, 0)
  assert.equal((await run(writing({ passed: 0 }))).failed, 1)
  assert.equal((await run(`${writing({ passed: 5 })}; process.exitCode = 1`)).failed, 1)
  assert.equal((await run('')).failed, 1)
})

test('a part is run with what it needs, and an unknown one is refused by name', () => {
  const names = (words: string[]) => chosenChecks(words).map(({ name }) => name)
  assert.deepEqual(names(['e2e']), ['build', 'e2e'])
  assert.deepEqual(names(['lint', 'types']), ['types', 'lint'])
  const all = ['types', 'lint', 'requirements', 'cookbook', 'build', 'unit', 'e2e']
  assert.deepEqual(names([]), all)
  assert.deepEqual(names(['unit']), ['build', 'unit'])
  assert.throws(() => names(['units']), /no part "units"/)
})
