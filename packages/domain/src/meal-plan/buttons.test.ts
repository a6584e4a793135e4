import { describe, expect, it } from 'vitest'
import type { Meal } from '../meals/meals.ts'
import { type DayButtons, dayButtons } from './buttons.ts'
import { itemButtons } from './item-buttons.ts'
import { addLeftover } from './operations/add-leftover.ts'
import { changeServings } from './operations/change-servings.ts'
import { completeDay } from './operations/complete-day.ts'
import { skipSlot } from './operations/skip-slot.ts'
import { weekButtons } from './states.ts'
import type { Template } from './template.ts'
import { dayAt, itemAt, made, slotAt, templateOf } from './testing/invented-template.ts'

describe('day buttons', () => {
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
})

describe('item buttons', () => {
  const planned = templateOf(['rr.....'])
  const withLeftover = made(
    addLeftover(planned, dayAt(planned, 3), {
      meal: 'lunch',
      parentId: itemAt(planned, 2, 'dinner').id,
      servings: 1,
    }),
  )
  const oneSkipped = made(skipSlot(planned, slotAt(planned, 1, 'breakfast')))
  const twoSkipped = made(skipSlot(oneSkipped, slotAt(planned, 1, 'lunch')))
  const steps = (count: number) => made(changeServings(planned, slotAt(planned, 1, 'lunch'), count))
  const cooked = made(completeDay(withLeftover, dayAt(withLeftover, 1)))
  const cookedParent = made(completeDay(cooked, dayAt(cooked, 2)))

  function buttonsAt(template: Template, dayNumber: number, meal: Meal) {
    return itemButtons(template, slotAt(template, dayNumber, meal))
  }

  describe('itemButtons', () => {
    it.each([
      ['a filled slot', planned, 1, 'lunch', 'enabled', 'absent'],
      ['an open slot', planned, 3, 'lunch', 'enabled', 'absent'],
      ['a second one', oneSkipped, 1, 'lunch', 'enabled', 'absent'],
      ['what is skipped', oneSkipped, 1, 'breakfast', 'absent', 'enabled'],
      ['the last meal', twoSkipped, 1, 'dinner', 'disabled', 'absent'],
      ['a leftover', withLeftover, 3, 'lunch', 'disabled', 'absent'],
      ['a parent', withLeftover, 2, 'dinner', 'disabled', 'absent'],
      ['dessert', planned, 1, 'dessert', 'absent', 'absent'],
      ['a slot of a generated plan', templateOf(['r......'], 'generated'), 1, 'lunch', 'absent', 'absent'],
      ['a slot of a complete day', cooked, 1, 'lunch', 'absent', 'absent'],
    ] as const)('[ITEM-3] skipping %s', (_, template, dayNumber, meal, skip, unskip) => {
      expect(buttonsAt(template, dayNumber, meal)).toMatchObject({ skip, unskip })
    })

    it.each([
      ['an ordinary serving', planned, 1, 'lunch', 'enabled', 'enabled'],
      ['the least', steps(-2), 1, 'lunch', 'disabled', 'enabled'],
      ['the most', steps(12), 1, 'lunch', 'enabled', 'disabled'],
      ['a leftover', withLeftover, 3, 'lunch', 'enabled', 'enabled'],
      ['a leftover of a complete day', cookedParent, 3, 'lunch', 'disabled', 'disabled'],
      ['nothing', planned, 3, 'lunch', 'absent', 'absent'],
      ['what is skipped', oneSkipped, 1, 'breakfast', 'absent', 'absent'],
      ['a complete day', cooked, 1, 'lunch', 'absent', 'absent'],
    ] as const)('[ITEM-4] fewer and more servings of %s', (_, template, dayNumber, meal, minus, plus) => {
      expect(buttonsAt(template, dayNumber, meal)).toMatchObject({ minus, plus })
    })
  })
})

describe('week buttons', () => {
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
      expect(buttons.filter(({ isEnabled }) => isEnabled).map(({ weekNumber }) => weekNumber)).toEqual(
        enabled,
      )
    })

    it('[SHOP-1] the shopping list has a week that is ready, being cooked or complete', () => {
      const buttons = weekButtons(templateOf([done, cooking, ready, started]))
      expect(buttons.map(({ isListEnabled }) => isListEnabled)).toEqual([true, true, true, false])
      expect(weekButtons(templateOf([])).some(({ isListEnabled }) => isListEnabled)).toBe(false)
    })
  })
})
