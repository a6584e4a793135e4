import { describe, expect, it } from 'vitest'
import { weekOf } from '../testing/invented-template.ts'
import { activeDayIndex, lastComplete, nextToComplete } from './active-day.ts'

describe('the days of a week that matter next', () => {
  it.each([
    ['.......', 0, 0, -1],
    ['rr.r...', 2, 0, -1],
    ['rrrrrrr', 0, 0, -1],
    ['cc.rrrr', 2, 2, 1],
    ['ccrr.rr', 4, 2, 1],
    ['ccrrrrr', 2, 2, 1],
    ['ccccccr', 6, 6, 5],
    ['ccccccc', 0, -1, 6],
  ])('[DAY-2] [DAY-3] [DAY-5] in %s', (letters, opens, toComplete, toReopen) => {
    const week = weekOf(letters)
    expect(activeDayIndex(week)).toBe(opens)
    expect(nextToComplete(week)).toBe(toComplete)
    expect(lastComplete(week)).toBe(toReopen)
  })
})
