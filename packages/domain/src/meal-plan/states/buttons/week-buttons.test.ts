import { describe, expect, it } from 'vitest'
import { templateOf } from '../../testing/invented-template.ts'
import { weekButtons } from './week-buttons.ts'

const done = 'ccccccc'
const ready = 'rrrrrrr'
const cooking = 'crrrrrr'
const started = 's......'

describe('weekButtons', () => {
  it.each([
    ['nothing planned', [], [1]],
    ['week 1 preparing', [started], [1]],
    ['week 1 ready', [ready], [1, 2]],
    ['week 1 being cooked', [cooking], [1, 2]],
    ['week 1 complete', [done], [1, 2]],
    ['week 1 complete, week 2 preparing', [done, started], [1, 2]],
    ['weeks 1 and 2 ready', [ready, ready], [1, 2, 3]],
    ['week 1 preparing, week 2 ready', [started, ready], [1, 3]],
    ['week 1 preparing, week 3 preparing', [started, '.......', started], [1]],
    ['all ready', [ready, ready, ready, ready], [1, 2, 3, 4]],
    ['all complete', [done, done, done, done], [1, 2, 3, 4]],
  ] as const)('[DAY-3] with %s', (_, weeks, enabled) => {
    const buttons = weekButtons(templateOf(weeks))
    expect(buttons.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3, 4])
    expect(buttons.filter(({ isEnabled }) => isEnabled).map(({ weekNumber }) => weekNumber)).toEqual(enabled)
  })

  it('[SHOP-1] the shopping list has a week that is ready, being cooked or complete', () => {
    const buttons = weekButtons(templateOf([done, cooking, ready, started]))
    expect(buttons.map(({ isListEnabled }) => isListEnabled)).toEqual([true, true, true, false])
    expect(weekButtons(templateOf([])).some(({ isListEnabled }) => isListEnabled)).toBe(false)
  })
})
