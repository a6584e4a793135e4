import { describe, expect, it } from 'vitest'
import { judgeMutants, judgementText } from './judge-mutants.ts'
import { type MutationReport, readMutants } from './mutation-report.ts'

const source = 'export function isAdult(years: number) {\n  return years >= 18\n}\n'
const location = { start: { line: 2, column: 10 }, end: { line: 2, column: 21 } }
const mutant = (replacement: string, status: string) => ({
  mutatorName: 'EqualityOperator',
  replacement,
  status,
  location,
})
const report: MutationReport = {
  files: {
    'person.ts': {
      source,
      mutants: [
        mutant('years > 18', 'Survived'),
        mutant('years < 18', 'Killed'),
        mutant('true', 'Timeout'),
        mutant('false', 'NoCoverage'),
        mutant('years()', 'RuntimeError'),
        mutant('', 'Ignored'),
      ],
    },
  },
}
const mutants = readMutants(report)
const accept = (replacement: string) => ({
  file: 'person.ts',
  code: 'years >= 18',
  replacement,
  reason: 'as a test of this',
})

describe('the score of an area', () => {
  it('counts what a test failed of, or never ended, and what broke a test file', () => {
    expect(judgeMutants(mutants, [])).toMatchObject({
      noticed: 3,
      timedOut: 1,
      accepted: 0,
      score: 60,
      isGood: false,
    })
  })

  it('leaves out what is accepted', () => {
    const judgement = judgeMutants(mutants, [accept('years > 18'), accept('false')])
    expect(judgement).toMatchObject({ noticed: 3, accepted: 2, score: 100, unnoticed: [], isGood: true })
  })

  it('is not good while something is accepted that a test notices', () => {
    const judgement = judgeMutants(mutants, [accept('years > 18'), accept('false'), accept('true')])
    expect(judgement).toMatchObject({ score: 100, stale: [accept('true')], isGood: false })
  })

  it('of a sample finds stale what a test notices, not what wasn’t drawn', () => {
    const staleIn = (isSample: boolean) =>
      judgeMutants(mutants, [accept('true'), accept('years === 18')], { isSample }).stale
    expect(staleIn(true)).toEqual([accept('true')])
    expect(staleIn(false)).toEqual([accept('true'), accept('years === 18')])
  })

  it('stands below the mutants that count against it, with the code they change', () => {
    expect(judgementText('Persons', judgeMutants(mutants, [accept('false')]))).toBe(
      [
        'person.ts:2:10 EqualityOperator, survived',
        '  - years >= 18',
        '  + years > 18',
        'Persons: 75.0 % (at least 85): 3 noticed (1 timed out), 1 not, 1 accepted',
      ].join('\n'),
    )
  })
})
