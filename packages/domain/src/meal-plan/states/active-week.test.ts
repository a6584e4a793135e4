import { describe, expect, it } from 'vitest'
import { templateOf } from '../testing/invented-template.ts'
import { activeWeekIndex } from './active-week.ts'
import { reachedIndex } from './reached-index.ts'

const done = 'ccccccc'

describe('activeWeekIndex', () => {
  it.each([
    ['nothing planned', [], 0],
    ['week 1 preparing', ['s......'], 0],
    ['week 1 ready, week 2 being cooked', ['rrrrrrr', 'crrrrrr'], 0],
    ['week 1 complete, week 2 empty', [done], 1],
    ['week 1 complete, week 2 preparing', [done, 's......'], 1],
    ['week 1 complete, week 2 ready', [done, 'rrrrrrr'], 1],
    ['weeks 1 and 2 complete, week 3 being cooked', [done, done, 'crrrrrr'], 2],
    ['week 2 complete first', ['rrrrrrr', done], 0],
    ['all complete', [done, done, done, done], 0],
  ] as const)('[DAY-2] [DAY-3] with %s', (_, weeks, index) => {
    expect(activeWeekIndex(templateOf(weeks))).toBe(index)
    expect(reachedIndex(templateOf(weeks))).toBe(index)
  })
})
