import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar/iso-date.ts'
import { about, templateOf } from '../testing/invented-template.ts'
import { isEndNear, templateStateOf } from './template-state.ts'

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

it.each([
  ['day 25 is today and next', [done, done, done, 'cccrrrr'], 25, false],
  ['day 26 is next, eaten early', [done, done, done, 'ccccrrr'], 20, true],
  ['day 26 is today, and nothing was marked', [ready, ready, ready, ready], 26, true],
  ['day 25 is today, and nothing was marked', [ready, ready, ready, ready], 25, false],
  ['the plan was over a month ago', ['crrrrrr', ready, ready, ready], 60, true],
  ['the plan is still being built', ['s......'], 28, false],
  ['the plan is complete', [done, done, done, done], 28, false],
] as const)('[DAY-10] [HELD-2] when %s, the end is near or not', (_, weeks, today, isNear) => {
  const date = addDays(about.startDate, today - 1)
  expect(isEndNear(templateOf(weeks), date)).toBe(isNear)
})
