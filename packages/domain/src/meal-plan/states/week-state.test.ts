import { describe, expect, it } from 'vitest'
import { weekOf } from '../testing/invented-template.ts'
import { isWeekPlanned, weekStateOf } from './week-state.ts'

describe('weekStateOf', () => {
  it.each([
    ['.......', 'empty', false],
    ['k......', 'empty', false],
    ['s......', 'preparing', false],
    ['r......', 'preparing', false],
    ['rrrrrr.', 'preparing', false],
    ['c......', 'preparing', false],
    ['ccrrrrs', 'preparing', false],
    ['rrrrrrr', 'ready', true],
    ['crrrrrr', 'cooking', true],
    ['ccccccr', 'cooking', true],
    ['ccccccc', 'complete', true],
  ] as const)('[DAY-2] a week %s is %s', (letters, state, isPlanned) => {
    expect(weekStateOf(weekOf(letters))).toBe(state)
    expect(isWeekPlanned(weekOf(letters))).toBe(isPlanned)
  })
})
