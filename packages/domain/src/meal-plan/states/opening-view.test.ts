import { describe, expect, it } from 'vitest'
import { dayAt, templateOf } from '../testing/invented-template.ts'
import { openingView } from './opening-view.ts'

const done = 'ccccccc'

describe('openingView', () => {
  it.each([
    ['an empty week', [], 'building', 1],
    ['a week that is preparing', ['rr.r...'], 'building', 3],
    ['a ready week', ['rrrrrrr'], 'ready-day', 1],
    ['a week being cooked', ['ccrrrrr'], 'ready-day', 3],
    ['a second week that is empty', [done], 'building', 8],
    ['a second week being cooked', [done, 'crrrrrr'], 'ready-day', 9],
    ['a week whose day was opened up while cooking', ['ccrrr.r'], 'building', 6],
  ] as const)('[APP-2] opens the day that is next in %s', (_, weeks, view, dayNumber) => {
    const template = templateOf(weeks)
    expect(openingView(template, false)).toEqual({ view, ...dayAt(template, dayNumber) })
  })

  it('[APP-2] opens the shopping list if it was viewed last, while there is one for the week', () => {
    expect(openingView(templateOf([done, 'crrrrrr']), true)).toEqual({ view: 'shopping-list', weekId: 'w2' })
    expect(openingView(templateOf([done, 's......']), true).view).toBe('building')
  })

  it.each([true, false])('[APP-2] opens the complete view of a complete plan', (wasListViewedLast) => {
    expect(openingView(templateOf([done, done, done, done]), wasListViewedLast)).toEqual({ view: 'complete' })
  })
})
