import { describe, expect, it } from 'vitest'
import { templateOf } from '../../testing/invented-template.ts'
import { type DayButtons, dayButtons } from './day-buttons.ts'

/** The numbers, within the week, of the days for which it holds. */
function daysWith(letters: string, holds: (buttons: DayButtons) => boolean): number[] {
  const buttons = dayButtons(templateOf([letters]), { weekId: 'w1' })
  expect(buttons).toHaveLength(7)
  return buttons.flatMap((button, at) => (holds(button) ? [at + 1] : []))
}

describe('dayButtons', () => {
  it.each([
    ['.......', [1]],
    ['r......', [1, 2]],
    ['rr.rrrr', [1, 2, 3]],
    ['ccrr...', [1, 2, 3, 4, 5]],
    ['rrrrrr.', [1, 2, 3, 4, 5, 6, 7]],
  ])('[DAY-4] in %s the days %j can be opened', (letters, days) => {
    expect(daysWith(letters, ({ canOpen }) => canOpen)).toEqual(days)
  })

  it.each([
    ['.......', []],
    ['rrrrrrr', [1]],
    ['ccrrrrr', [3]],
    ['cc.rrrr', []],
    ['rr.....', [1]],
    ['ccccccc', []],
  ])('[DAY-5] in %s only %j can be completed', (letters, days) => {
    expect(daysWith(letters, ({ canComplete }) => canComplete)).toEqual(days)
  })

  it.each([
    ['rrrrrrr', []],
    ['crrrrrr', [1]],
    ['cccrrrr', [3]],
    ['cc.....', [2]],
    ['ccccccc', []],
  ])('[DAY-5] in %s only %j can be reopened', (letters, days) => {
    expect(daysWith(letters, ({ canReopen }) => canReopen)).toEqual(days)
  })

  it.each([
    ['rrs.k..', 'enabled', [1, 2, 3, 5]],
    ['k......', 'enabled', [1]],
    ['ccs....', 'enabled', [3]],
    ['ccs....', 'disabled', [1, 2]],
    ['.......', 'enabled', []],
    ['rrrrrrr', 'absent', [1, 2, 3, 4, 5, 6, 7]],
    ['ccrrrrr', 'absent', [1, 2, 3, 4, 5, 6, 7]],
  ])('[DAY-7] in %s, Reset items is %s on %j', (letters, button, days) => {
    expect(daysWith(letters, ({ resetItems }) => resetItems === button)).toEqual(days)
  })

  it('[DAY-8] suggests meals for a day without any', () => {
    expect(daysWith('crs.k..', ({ canSuggestMeals }) => canSuggestMeals)).toEqual([4, 5, 6, 7])
  })

  it('[DAY-6] leads on from a ready day', () => {
    expect(daysWith('crs.r..', ({ hasNextDay }) => hasNextDay)).toEqual([1, 2, 5])
  })

  it('has none for a week that is not there', () => {
    expect(dayButtons(templateOf([]), { weekId: 'w9' })).toEqual([])
  })
})
