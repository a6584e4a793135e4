import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countJourneys } from './browser-journeys.mjs'
import { chosenChecks } from './checks.mjs'
import { result } from './result.mjs'
import { countScriptTests } from './script-tests.mjs'
import { summary } from './summary.mjs'
import { countUnitTests } from './unit-tests.mjs'

const row = (title, figures) => ({ title, time: '1.0 s', ...result(figures) })

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

test('a test file that can not be loaded counts as a failure beside the failed tests', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  assert.deepEqual(countUnitTests(report), { passed: 5, failed: 2, skipped: 3 })
})

test('a journey that passed only when tried again passes, and is told', () => {
  const stats = { expected: 3, flaky: 1, unexpected: 0, skipped: 2 }
  const counted = countJourneys({ stats, errors: [] })
  assert.deepEqual(counted, { passed: 4, failed: 0, skipped: 2, notes: ['1 passed only when tried again.'] })
})

test('an error outside of every journey counts as a failure', () => {
  const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 }
  assert.equal(countJourneys({ stats, errors: [{ message: 'no such page' }] }).failed, 1)
})

test('a report of the commands’ own tests without a test counts as a failure', () => {
  const tap = '# tests 7\n# pass 5\n# fail 1\n# cancelled 0\n# skipped 1\n'
  assert.deepEqual(countScriptTests(tap), { passed: 5, failed: 1, skipped: 1 })
  assert.equal(countScriptTests('# tests 0\n# pass 0\n# fail 0\n').failed, 1)
})

test('a part is run with what it needs, and an unknown one is refused by name', () => {
  const names = (words) => chosenChecks(words).map(({ name }) => name)
  assert.deepEqual(names(['e2e']), ['build', 'e2e'])
  assert.deepEqual(names(['lint', 'types']), ['types', 'lint'])
  const all = ['types', 'lint', 'requirements', 'cookbook', 'build', 'scripts', 'unit', 'e2e']
  assert.deepEqual(names([]), all)
  assert.deepEqual(names(['unit']), ['build', 'unit'])
  assert.throws(() => names(['units']), /no part "units"/)
})
