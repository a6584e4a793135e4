import assert from 'node:assert/strict'
import { test } from 'vitest'
import { citedIds, compare, type DocumentedPromise, readPromises } from './requirements.ts'

// Put together here, so that this file cites nothing itself.
const cite = (...ids: string[]) => `[${ids.join(', ')}]`

test('a promise is a line with its state and its id; anything else in a list is a fault', () => {
  const text = [
    '# Requirements',
    '- [built] DAY-1 Weeks.',
    '- [open] DAY-2 Days.',
    '- DAY-3 Nothing.',
    '- [open] DAY-1',
  ].join('\n')
  const { promises, faults } = readPromises(text)
  assert.deepEqual(promises, [
    { id: 'DAY-1', state: 'built' },
    { id: 'DAY-2', state: 'open' },
  ])
  assert.equal(faults.length, 2)
  assert.match(faults[0] ?? '', /requirements\.md:4 must say \[built\] or \[open\] before DAY-3/)
  assert.match(faults[1] ?? '', /gives DAY-1 a second time/)
})

test('ids are read from the start of a title, one by one or together', () => {
  const source = [
    `test('${cite('DAY-4')} a day opens', () => {})`,
    `describe("${cite('WGT-1')} ${cite('WGT-2')} the log", () => {})`,
    `test.each(rows)(\`${cite('VAL-1', 'VAL-2')} \${name}\`, () => {})`,
  ].join('\n')
  assert.deepEqual([...citedIds(source)], ['DAY-4', 'WGT-1', 'WGT-2', 'VAL-1', 'VAL-2'])
})

test('a skipped, planned or commented-out test proves nothing', () => {
  const title = `'${cite('DAY-4')} a day opens'`
  const source = [
    `test.skip(${title}, f)`,
    `test.todo(${title})`,
    `// test(${title}, f)`,
    ` * test(${title})`,
  ].join('\n')
  assert.equal(citedIds(source).size, 0)
})

test('a built promise without a test and a citation of nothing are errors', () => {
  const promises: DocumentedPromise[] = [
    { id: 'DAY-1', state: 'built' },
    { id: 'DAY-2', state: 'built' },
    { id: 'DAY-3', state: 'open' },
    { id: 'DAY-4', state: 'open' },
  ]
  const citations = new Map([
    ['DAY-1', ['a.test.ts']],
    ['DAY-3', ['a.test.ts']],
    ['DAY-9', ['b.test.ts']],
  ])
  const { counts, errors, candidates, uncited } = compare(promises, citations)
  assert.deepEqual(counts, { built: 2, open: 2 })
  assert.deepEqual(candidates, ['DAY-3'])
  assert.deepEqual(uncited, ['DAY-2', 'DAY-4'])
  assert.equal(errors.length, 2)
  assert.match(errors[0] ?? '', /DAY-2 is said to be built/)
  assert.match(errors[1] ?? '', /DAY-9 is cited in b\.test\.ts/)
})
