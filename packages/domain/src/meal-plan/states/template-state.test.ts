import { describe, expect, it } from 'vitest'
import { templateOf } from '../testing/invented-template.ts'
import { templateStateOf } from './template-state.ts'

const done = 'ccccccc'
const ready = 'rrrrrrr'

describe('templateStateOf', () => {
  it.each([
    ['nothing is planned', [], 'preparing'],
    ['a day of week 1 is open', ['rrrrrr.'], 'preparing'],
    ['only week 2 is ready', ['.......', ready], 'preparing'],
    ['week 1 is ready', [ready], 'ready'],
    ['week 1 is being cooked', ['crrrrrr'], 'ready'],
    ['week 1 is complete', [done], 'ready'],
    ['week 4 is all but complete', [done, done, done, 'ccccccr'], 'ready'],
    ['week 4 is complete', [done, done, done, done], 'complete'],
    ['week 4 is complete before week 3', [done, done, ready, done], 'ready'],
  ] as const)('[APP-4] when %s', (_, weeks, state) => {
    expect(templateStateOf(templateOf(weeks))).toBe(state)
  })
})
